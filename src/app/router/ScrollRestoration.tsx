import { Component, type ReactNode } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { decoded } from '@/lib/decoded';
import { parseJson } from '@/lib/parseJson';
import { tabStorage } from '@/lib/tabStorage';
import type { PortalRouter } from './router';

const storageKey = 'kb:scroll-places';

/** Scroll positions by history entry, as this tab's last document saved them. */
function savedPositions(): Map<string, number> {
  const saved = Object.entries(parseJson(tabStorage.get(storageKey)) ?? {});
  return new Map(saved.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

type ScrollRestorationProps = {
  readonly router: PortalRouter;
  readonly location: Location;
  readonly action: NavigationType;
  readonly children: ReactNode;
};

/** A visit's first entry always has the same key, so there the path counts. */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

const targetOf = ({ hash }: Location) => document.getElementById(decoded(hash.slice(1)) ?? '');

/** A class, since only `getSnapshotBeforeUpdate` runs before the next page is in the document. */
export class ScrollRestoration extends Component<ScrollRestorationProps> {
  private readonly positions = savedPositions();

  override componentDidMount(): void {
    this.setManual();
    window.addEventListener('pagehide', this.savePositions);
    window.addEventListener('pageshow', this.setManual);
    if (!this.props.router.prerendered) this.scroll(true);
  }

  override getSnapshotBeforeUpdate({ location }: ScrollRestorationProps): null {
    if (location !== this.props.location) this.positions.set(keyOf(location), window.scrollY);
    return null;
  }

  override componentDidUpdate({ location }: ScrollRestorationProps): void {
    if (location !== this.props.location) this.scroll(this.props.action === NavigationType.Pop);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pagehide', this.savePositions);
    window.removeEventListener('pageshow', this.setManual);
  }

  override render() {
    return this.props.children;
  }

  /** The browser cannot restore pages that render later. */
  private readonly setManual = () => {
    window.history.scrollRestoration = 'manual';
  };

  private readonly savePositions = () => {
    this.positions.set(keyOf(this.props.location), window.scrollY);
    tabStorage.set(storageKey, JSON.stringify(Object.fromEntries(this.positions)));
    window.history.scrollRestoration = 'auto';
  };

  private scroll(isReturn: boolean): void {
    const { router, location } = this.props;
    const saved = isReturn ? this.positions.get(keyOf(location)) : undefined;
    const target = saved === undefined ? targetOf(location) : null;
    if (target !== null) target.scrollIntoView();
    else if (saved !== undefined || !router.history.preservesScroll(location))
      window.scrollTo(0, saved ?? 0);
  }
}
