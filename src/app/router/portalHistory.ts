import {
  type Location,
  type NavigateOptions,
  type Navigator,
  type NavigationType,
  parsePath,
  type Path,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { isStopped } from '@/lib/leaveGate';

/** An address that was come to, and how. */
export type Arrival = { readonly location: Location; readonly action: NavigationType };

/** The browser's history as the portal goes through it. */
export type PortalHistory = Navigator & {
  /** Where the address bar stands. */
  readonly here: () => Arrival;
  /** Calls back at each move that was not stopped; one listener at a time. @returns stops it */
  readonly listen: (listener: (arrival: Arrival) => void) => () => void;
  /** True where who went to this address asked that the page stays where it is scrolled to. */
  readonly keepsPlace: (location: Location) => boolean;
};

const whole = (to: To): Path => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
});

/**
 * The router's own history, with a gate: whoever holds something unsaved is asked before an address
 * changes (`lib/leaveGate`). A step Back or Forward has been taken by then, so it is taken back while
 * the person is asked.
 */
export function createPortalHistory(): PortalHistory {
  const history = createBrowserHistory();
  const kept = new Set<string>();
  let here: Arrival = { location: history.location, action: history.action };
  let tell: (arrival: Arrival) => void = () => undefined;
  let takingBack = false;
  let agreed = false;

  const arrive = () => {
    here = { location: history.location, action: history.action };
    tell(here);
  };
  const stops = (to: Path, goOn: () => void) =>
    isStopped({ currentLocation: here.location, nextLocation: to }, goOn);
  const go = (way: 'push' | 'replace') => (to: To, state?: unknown, options?: NavigateOptions) => {
    const move = () => {
      history[way](to, state);
      if (options?.preventScrollReset === true) kept.add(history.location.key);
      arrive();
    };
    if (!stops(whole(to), move)) move();
  };
  const step = ({ location, delta }: { location: Location; delta: number | null }) => {
    if (takingBack) {
      takingBack = false;
      return;
    }
    if (!agreed && delta !== null && delta !== 0) {
      const goOn = () => {
        agreed = true;
        history.go(delta);
      };
      if (stops(location, goOn)) {
        takingBack = true;
        history.go(-delta);
        return;
      }
    }
    agreed = false;
    arrive();
  };

  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => history.go(steps),
    push: go('push'),
    replace: go('replace'),
    here: () => here,
    keepsPlace: ({ key }) => kept.has(key),
    listen: (listener) => {
      tell = listener;
      return history.listen(step);
    },
  };
}
