import { Component, type ReactNode } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import type { PortalRouter } from './router';

const storageKey = 'kb:scroll-places';

/** Where pages of this tab were scrolled to, in pixels from the top, by what an entry is kept under. */
type ScrollMemory = {
  readonly get: (key: string) => number | undefined;
  readonly set: (key: string, top: number) => void;
  /** Keeps it for the next document of this tab. A browser that refuses keeps nothing. */
  readonly keep: () => void;
};

/** What the last document of this tab has kept; nothing where that cannot be read. */
function readKept(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.entries(kept ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Opens the memory of this tab, with what its last document kept. */
function openScrollMemory(): ScrollMemory {
  const places = new Map(readKept());
  return {
    get: (key) => places.get(key),
    set: (key, top) => void places.set(key, top),
    keep: () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(places)));
      } catch {
        // Refused storage: who comes back starts at the top.
      }
    },
  };
}

type ScrollPlacesProps = {
  readonly router: PortalRouter;
  readonly location: Location;
  readonly action: NavigationType;
  readonly children: ReactNode;
};

/**
 * What a scroll position is kept under. The first entry of every visit has the same key: there the
 * page counts, so that a reload stays where it was and another page opens at its top.
 */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The element that an address points at, if it is there. */
function targetOf({ hash }: Location): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Opens another page at its top, or at the part its address points at, and brings Back and Forward to
 * where the page was left. A class, since only `getSnapshotBeforeUpdate` sees where a page was
 * scrolled to when the next one is about to stand.
 */
export class ScrollRestoration extends Component<ScrollPlacesProps> {
  private readonly memory = openScrollMemory();

  override componentDidMount(): void {
    this.own();
    window.addEventListener('pagehide', this.handBack);
    window.addEventListener('pageshow', this.own);
    if (!this.props.router.prerendered) this.settle(true);
  }

  override getSnapshotBeforeUpdate({ location }: ScrollPlacesProps): null {
    if (location !== this.props.location) this.memory.set(keyOf(location), window.scrollY);
    return null;
  }

  override componentDidUpdate({ location }: ScrollPlacesProps): void {
    if (location !== this.props.location) this.settle(this.props.action === NavigationType.Pop);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pagehide', this.handBack);
    window.removeEventListener('pageshow', this.own);
  }

  override render() {
    return this.props.children;
  }

  /** Takes the scroll place over from the browser, which knows nothing of pages that come later. */
  private readonly own = () => {
    window.history.scrollRestoration = 'manual';
  };

  /** Leaves it to the browser again: the next document is whole before any script runs. */
  private readonly handBack = () => {
    this.memory.set(keyOf(this.props.location), window.scrollY);
    this.memory.keep();
    window.history.scrollRestoration = 'auto';
  };

  private settle(returns: boolean): void {
    const { router, location } = this.props;
    const left = returns ? this.memory.get(keyOf(location)) : undefined;
    const target = left === undefined ? targetOf(location) : null;
    if (target !== null) target.scrollIntoView();
    else if (left !== undefined || !router.history.keepsPlace(location))
      window.scrollTo(0, left ?? 0);
  }
}
