import type { ComponentType, ReactNode } from 'react';
import { PublicLayout } from '@/app/layouts/PublicLayout';
import { loadPage } from '@/app/pages';
import type { PageModule, Screen } from '@/app/screens';
import type { Place } from './places';

/** What a layout is given: the page, and what stands beside it. */
export type LayoutProps = {
  readonly children: ReactNode;
  readonly aside: ComponentType | undefined;
};

type Frame = { readonly Layout: ComponentType<LayoutProps> };

/** What was fetched, or why it could not be. */
type Fetched<Part> = { readonly part: Part } | { readonly failure: unknown };

/** What a place is shown with. A page that could not be had leaves its layout standing. */
export type Parts = {
  readonly layout: Fetched<Frame>;
  readonly page: Fetched<PageModule>;
};

/** Layouts of closed pages come with them: public pages carry nothing of theirs. */
const layouts: Readonly<Record<Screen['access'], () => Promise<Frame>>> = {
  public: async () => ({ Layout: PublicLayout }),
  member: async () => ({ Layout: (await import('@/app/layouts/MemberLayout')).MemberLayout }),
  admin: async () => ({ Layout: (await import('@/app/layouts/AdminLayout')).AdminLayout }),
};

const asked = new Map<string, Promise<Parts>>();
const had = new Map<string, Parts>();

const keyOf = ({ page, path }: Place) => `${page} ${path}`;

const fetched = <Part>(coming: Promise<Part>): Promise<Fetched<Part>> =>
  coming.then(
    (part) => ({ part }),
    (failure: unknown) => ({ failure }),
  );

async function load({ page, path, access }: Place): Promise<Parts> {
  const coming = fetched(loadPage(page, path));
  return { layout: await fetched(layouts[access]()), page: await coming };
}

/** The part that was fetched. @throws why it was not */
export function partOf<Part>(what: Fetched<Part>): Part {
  if ('failure' in what) throw what.failure;
  return what.part;
}

/** Fetches what a place is shown with, once; what failed is told in what it gives. */
export function fetchParts(place: Place): Promise<Parts> {
  const key = keyOf(place);
  const coming =
    asked.get(key) ??
    load(place).then((parts) => {
      had.set(key, parts);
      return parts;
    });
  asked.set(key, coming);
  return coming;
}

/** What a place is shown with, where that was fetched already. */
export const fetchedParts = (place: Place): Parts | undefined => had.get(keyOf(place));

/** Forgets what could not be had, so that it is asked for again; not that of the place that shows. */
export function forgetFailures(shown: Place): void {
  for (const [key, { layout, page }] of had) {
    if (key === keyOf(shown) || !('failure' in layout || 'failure' in page)) continue;
    asked.delete(key);
    had.delete(key);
  }
}
