import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from '@/app/prefetchOnIntent';

const fetchPage = vi.fn<(path: string) => Promise<object>>();
const fetched = () => fetchPage.mock.calls.map(([path]) => path);
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  fetchPage.mockReset().mockResolvedValue({});
  document.body.innerHTML = [
    '<a href="/faq"><b>FAQ</b></a>',
    '<a href="/about-us">About</a>',
    '<a href="/community">Community</a>',
    '<a href="https://elsewhere.example/faq">Elsewhere</a>',
    '<a href="/faq" target="_blank">Window</a>',
    '<p>Text</p>',
    '<form><input aria-label="Email"><input type="password"></form>',
    '<form><input aria-label="Search"></form>',
  ].join('');
  stop = prefetchOnIntent(fetchPage);
  return () => {
    stop();
    window.history.replaceState(null, '', '/');
    document.body.replaceChildren();
    vi.useRealTimers();
  };
});

const over = (name: string) => fireEvent.pointerOver(screen.getByText(name));

test('a pointer that rests on a link brings its page, once; one that passes brings nothing', () => {
  over('About');
  vi.advanceTimersByTime(40);
  over('FAQ');
  vi.advanceTimersByTime(40);
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(60);
  expect(fetched()).toEqual(['/faq']);
  over('Text');
  over('FAQ');
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual(['/faq']);
});

test('a finger brings it at once', () => {
  fireEvent.pointerDown(screen.getByText('About'));
  expect(fetched()).toEqual(['/about-us']);
});

test.each(['Elsewhere', 'Window', 'Community'])('nothing comes for %s', (name) => {
  over(name);
  vi.advanceTimersByTime(100);
  fireEvent.pointerDown(screen.getByText(name));
  expect(fetched()).toEqual([]);
});

test('a member’s page comes for a member', () => {
  sessionStorage.setItem('isLoggedIn', 'true');
  sessionStorage.setItem('userKey', 'member');
  over('Community');
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual(['/community']);
});

test('one that failed is tried again', async () => {
  fetchPage.mockRejectedValueOnce(new Error('offline'));
  fireEvent.pointerDown(screen.getByText('FAQ'));
  await vi.runAllTimersAsync();
  fireEvent.pointerDown(screen.getByText('FAQ'));
  expect(fetched()).toEqual(['/faq', '/faq']);
});

test.each([
  ['/community-login', '/community'],
  ['/community-login/?next=%2Fcomment-page%2F%3Fpost%3D3%23last', '/comment-page'],
  ['/community-login?next=https%3A%2F%2Felsewhere.example', '/community'],
  ['/admin-login', '/admin-dashboard'],
])('at the form of %s the page behind it comes: %s', (address, page) => {
  window.history.replaceState(null, '', address);
  fireEvent.focusIn(screen.getByLabelText('Search'));
  expect(fetched()).toEqual([]);
  fireEvent.focusIn(screen.getByLabelText('Email'));
  expect(fetched()).toEqual([page]);
});

test('the page behind a login comes for a field that had the focus before', () => {
  stop();
  window.history.replaceState(null, '', '/community-login');
  screen.getByLabelText('Email').focus();
  expect(fetched()).toEqual([]);
  stop = prefetchOnIntent(fetchPage);
  expect(fetched()).toEqual(['/community']);
});

test('a form that asks for a password elsewhere brings nothing', () => {
  fireEvent.focusIn(screen.getByLabelText('Email'));
  expect(fetched()).toEqual([]);
});
