import { Component, type ReactNode } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import type { PortalRouter } from './router';

const storageKey = 'kb:scroll-places';

/** Scroll positions of this tab, by history entry. */
type ScrollMemory = {
  readonly get: (key: string) => number | undefined;
  readonly set: (key: string, top: number) => void;
  readonly keep: () => void;
};

/** Positions saved by this tab's last document. */
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

/** The positions of this tab, including its last document's. */
function openScrollMemory(): ScrollMemory {
  const places = new Map(readKept());
  return {
    get: (key) => places.get(key),
    set: (key, top) => void places.set(key, top),
    keep: () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(places)));
      } catch {
        // Refused storage: pages start at the top.
      }
    },
  };
}

type ScrollRestorationProps = {
  readonly router: PortalRouter;
  readonly location: Location;
  readonly action: NavigationType;
  readonly children: ReactNode;
};

/** A visit's first entry always has the same key, so there the path counts. */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

function targetOf({ hash }: Location): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** A class, since only `getSnapshotBeforeUpdate` runs before the next page is in the document. */
export class ScrollRestoration extends Component<ScrollRestorationProps> {
  private readonly memory = openScrollMemory();

  override componentDidMount(): void {
    this.own();
    window.addEventListener('pagehide', this.handBack);
    window.addEventListener('pageshow', this.own);
    if (!this.props.router.prerendered) this.settle(true);
  }

  override getSnapshotBeforeUpdate({ location }: ScrollRestorationProps): null {
    if (location !== this.props.location) this.memory.set(keyOf(location), window.scrollY);
    return null;
  }

  override componentDidUpdate({ location }: ScrollRestorationProps): void {
    if (location !== this.props.location) this.settle(this.props.action === NavigationType.Pop);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pagehide', this.handBack);
    window.removeEventListener('pageshow', this.own);
  }

  override render() {
    return this.props.children;
  }

  /** The browser cannot restore pages that render later. */
  private readonly own = () => {
    window.history.scrollRestoration = 'manual';
  };

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
    else if (left !== undefined || !router.history.preservesScroll(location))
      window.scrollTo(0, left ?? 0);
  }
}
