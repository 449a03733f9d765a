import { Component, type ReactNode } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { decodeComponent } from '@/lib/decodeComponent';
import { isRestoredDocument } from '@/lib/isRestoredDocument';
import { parseJson } from '@/lib/parseJson';
import { tabStorage } from '@/lib/tabStorage';
import type { HistoryUpdate } from './portalHistory';
import type { PortalRouter } from './router';

const storageKey = 'kb:scroll-places';

type ScrollRestorationProps = HistoryUpdate & {
  readonly router: PortalRouter;
  readonly children: ReactNode;
};

/** A visit's first entry always has the same key, so there the path counts. */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

const targetOf = ({ hash }: Location) =>
  document.getElementById(decodeComponent(hash.slice(1)) ?? '');

/** A class, since only `getSnapshotBeforeUpdate` runs before the next page is in the document. */
export class ScrollRestoration extends Component<ScrollRestorationProps> {
  /** By history entry, as this tab's last document saved them. */
  private readonly positions: Record<string, unknown> = Object.assign(
    {},
    parseJson(tabStorage.get(storageKey)),
  );
  private top = 0;
  /** Scrolls on as the page grows; a windowed list restores its position by itself. */
  private readonly growth = new ResizeObserver(() => {
    const isWindowed = document.documentElement.style.overflowAnchor !== '';
    if (!isWindowed) window.scrollTo(0, this.top);
    if (isWindowed || window.scrollY >= this.top - 1) this.stopWaiting();
  });

  override componentDidMount(): void {
    this.setManual();
    window.addEventListener('pagehide', this.savePositions);
    window.addEventListener('pageshow', this.setManual);
    for (const name of ['wheel', 'keydown', 'pointerdown'])
      window.addEventListener(name, this.stopWaiting, { passive: true });
    if (!this.props.router.prerendered) this.scroll(isRestoredDocument());
  }

  override getSnapshotBeforeUpdate({ location }: ScrollRestorationProps): null {
    if (location !== this.props.location) this.positions[keyOf(location)] = window.scrollY;
    return null;
  }

  override componentDidUpdate({ location }: ScrollRestorationProps): void {
    if (location !== this.props.location) this.scroll(this.props.action === NavigationType.Pop);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pagehide', this.savePositions);
    window.removeEventListener('pageshow', this.setManual);
    this.stopWaiting();
  }

  override render() {
    return this.props.children;
  }

  /** The browser cannot restore pages that render later. */
  private readonly setManual = () => {
    window.history.scrollRestoration = 'manual';
  };

  private readonly savePositions = () => {
    this.positions[keyOf(this.props.location)] = window.scrollY;
    tabStorage.set(storageKey, JSON.stringify(this.positions));
    window.history.scrollRestoration = 'auto';
  };

  private scroll(isReturn: boolean): void {
    const { router, location } = this.props;
    const position = this.positions[keyOf(location)];
    const saved = isReturn && typeof position === 'number' ? position : undefined;
    const target = saved === undefined ? targetOf(location) : null;
    if ((target ?? saved) === undefined && router.history.preservesScroll(location)) return;
    this.stopWaiting();
    this.top = saved ?? 0;
    if (target !== null) {
      // A section is not focusable by itself.
      target.tabIndex = -1;
      target.focus();
      target.scrollIntoView();
    } else window.scrollTo(0, this.top);
    // Once there, the page may move its focus on.
    if (window.scrollY < this.top - 1) this.growth.observe(document.body);
  }

  /** At the position, on another page, or when a person acts. */
  private readonly stopWaiting = () => this.growth.disconnect();
}
