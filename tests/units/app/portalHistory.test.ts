import { beforeEach, expect, test, vi } from 'vitest';
import { createPortalHistory } from '@/app/router/portalHistory';
import { registerBlocker, type Move } from '@/lib/navigationBlockers';
import { eventually, addCleanup } from '../../setup/lifecycle';

const bar = () => window.location.pathname + window.location.search;

/** A history at `/first`, `/second` and the navigations its listener was notified of. */
function open() {
  window.history.pushState(null, '', '/first');
  const history = createPortalHistory();
  const navigations: string[] = [];
  addCleanup(
    history.listen(({ location, action }) => navigations.push(`${action} ${location.pathname}`)),
  );
  history.push('/second');
  return { history, navigations };
}

/** Blocks every navigation to `/first` or `/third`. */
function registerTestBlocker() {
  const moves: string[] = [];
  const onBlocked = vi.fn<(proceed: () => void) => void>();
  const shouldBlock = ({ currentLocation, nextLocation }: Move) => {
    moves.push(`${currentLocation.pathname} ${nextLocation.pathname}`);
    return nextLocation.pathname !== '/second';
  };
  addCleanup(registerBlocker({ shouldBlock, onBlocked }));
  const proceed = () => onBlocked.mock.lastCall?.[0]();
  return { moves, onBlocked, proceed };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

test('a link and a replacement change the address and notify its listener', () => {
  const { history, navigations } = open();
  history.replace('/third?q=1', { from: 'here' });
  expect(bar()).toBe('/third?q=1');
  expect(navigations).toEqual(['PUSH /second', 'REPLACE /third']);
  expect(history.here().location.state).toEqual({ from: 'here' });
});

test('a replacement that the browser refuses still notifies its listener', () => {
  const { history, navigations } = open();
  const replaceState = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  history.replace('/third?q=1', { from: 'here' });
  expect(navigations).toEqual(['PUSH /second', 'REPLACE /third']);
  expect(history.here().location).toMatchObject({ search: '?q=1', state: { from: 'here' } });
  replaceState.mockRestore();
  history.replace('/third?q=12');
  expect(bar()).toBe('/third?q=12');
});

test('a link that is stopped changes nothing until its answer', () => {
  const { history, navigations } = open();
  const { moves, proceed } = registerTestBlocker();
  history.push('/third');
  expect(bar()).toBe('/second');
  expect(moves).toEqual(['/second /third']);
  proceed();
  expect(bar()).toBe('/third');
  expect(navigations).toEqual(['PUSH /second', 'PUSH /third']);
  expect(moves).toHaveLength(1);
});

test('a step back that is stopped is taken back, and made after the answer, without another question', async () => {
  const { history, navigations } = open();
  const { onBlocked, proceed } = registerTestBlocker();
  history.go(-1);
  await eventually(() => expect(onBlocked).toHaveBeenCalledOnce());
  await eventually(() => expect(bar()).toBe('/second'));
  expect(navigations).toEqual(['PUSH /second']);
  proceed();
  await eventually(() => expect(navigations).toEqual(['PUSH /second', 'POP /first']));
  expect(bar()).toBe('/first');
  expect(onBlocked).toHaveBeenCalledOnce();
});

test('after a blocked step back, another one is blocked again', async () => {
  const { history, navigations } = open();
  const { onBlocked } = registerTestBlocker();
  history.go(-1);
  await eventually(() => expect(bar()).toBe('/second'));
  await eventually(() => expect(onBlocked).toHaveBeenCalledTimes(1));
  history.go(-1);
  await eventually(() => expect(onBlocked).toHaveBeenCalledTimes(2));
  await eventually(() => expect(bar()).toBe('/second'));
  expect(navigations).toEqual(['PUSH /second']);
});

test('knows which addresses keep the page where it is scrolled to', () => {
  const { history } = open();
  expect(history.preservesScroll(history.here().location)).toBe(false);
  history.push('/second?group=all', null, { preventScrollReset: true });
  expect(history.preservesScroll(history.here().location)).toBe(true);
});
