import { beforeEach, expect, test, vi } from 'vitest';
import { createPortalHistory } from '@/app/router/portalHistory';
import { registerBlocker, type Move } from '@/lib/navigationBlockers';
import { eventually, addCleanup } from '../../setup/lifecycle';

const bar = () => window.location.pathname + window.location.search;

/** A history at `/first`, `/second` and the pages its listener was told of. */
function open() {
  window.history.pushState(null, '', '/first');
  const history = createPortalHistory();
  const told: string[] = [];
  addCleanup(history.listen(({ location, action }) => told.push(`${action} ${location.pathname}`)));
  history.push('/second');
  return { history, told };
}

/** Stands at the gate and stops whatever leads to `/first` or `/third`. */
function stand() {
  const moves: string[] = [];
  const stopped = vi.fn<(goOn: () => void) => void>();
  const stops = ({ currentLocation, nextLocation }: Move) => {
    moves.push(`${currentLocation.pathname} ${nextLocation.pathname}`);
    return nextLocation.pathname !== '/second';
  };
  addCleanup(registerBlocker({ shouldBlock: stops, onBlocked: stopped }));
  const goOn = () => stopped.mock.lastCall?.[0]();
  return { moves, stopped, goOn };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

test('a link and a replacement change the address and tell its listener', () => {
  const { history, told } = open();
  history.replace('/third?q=1', { from: 'here' });
  expect(bar()).toBe('/third?q=1');
  expect(told).toEqual(['PUSH /second', 'REPLACE /third']);
  expect(history.here().location.state).toEqual({ from: 'here' });
});

test('a link that is stopped changes nothing until its answer', () => {
  const { history, told } = open();
  const { moves, goOn } = stand();
  history.push('/third');
  expect(bar()).toBe('/second');
  expect(moves).toEqual(['/second /third']);
  goOn();
  expect(bar()).toBe('/third');
  expect(told).toEqual(['PUSH /second', 'PUSH /third']);
  expect(moves).toHaveLength(1);
});

test('a step back that is stopped is taken back, and made after the answer, without another question', async () => {
  const { history, told } = open();
  const { stopped, goOn } = stand();
  history.go(-1);
  await eventually(() => expect(stopped).toHaveBeenCalledOnce());
  await eventually(() => expect(bar()).toBe('/second'));
  expect(told).toEqual(['PUSH /second']);
  goOn();
  await eventually(() => expect(told).toEqual(['PUSH /second', 'POP /first']));
  expect(bar()).toBe('/first');
  expect(stopped).toHaveBeenCalledOnce();
});

test('who stays may go back later and is asked again', async () => {
  const { history, told } = open();
  const { stopped } = stand();
  history.go(-1);
  await eventually(() => expect(bar()).toBe('/second'));
  await eventually(() => expect(stopped).toHaveBeenCalledTimes(1));
  history.go(-1);
  await eventually(() => expect(stopped).toHaveBeenCalledTimes(2));
  await eventually(() => expect(bar()).toBe('/second'));
  expect(told).toEqual(['PUSH /second']);
});

test('knows which addresses keep the page where it is scrolled to', () => {
  const { history } = open();
  expect(history.preservesScroll(history.here().location)).toBe(false);
  history.push('/second?group=all', null, { preventScrollReset: true });
  expect(history.preservesScroll(history.here().location)).toBe(true);
});
