// Needs modules of its own: a clock that the tests set measures when the window was scrolled.
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useInView } from '@/lib/useInView';

/** Notifies the observer whether its element is on screen. */
let notify = (_isIntersecting: boolean): void => undefined;

class Intersections {
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    notify = (isIntersecting) => act(() => callback([{ isIntersecting }]));
  }
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

function Watched({ rest }: { readonly rest?: number }) {
  const element = useRef<HTMLParagraphElement>(null);
  const inView = useInView(element, rest);
  return <p ref={element}>{inView ? 'in view' : 'elsewhere'}</p>;
}

const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

test('what comes on screen is in view at once, and no more when it leaves', () => {
  vi.stubGlobal('IntersectionObserver', Intersections);
  render(<Watched />);
  notify(true);
  expect(screen.getByText('in view')).toBeVisible();
  notify(false);
  expect(screen.getByText('elsewhere')).toBeVisible();
});

test('while the page is scrolled nothing counts as in view; once it rests, what is there does', () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Intersections);
  render(<Watched rest={150} />);
  notify(true);
  wait(149);
  expect(screen.getByText('elsewhere')).toBeVisible();
  notify(false);
  wait(1000);
  expect(screen.getByText('elsewhere')).toBeVisible();
  notify(true);
  wait(100);
  window.dispatchEvent(new Event('scroll'));
  wait(149);
  expect(screen.getByText('elsewhere')).toBeVisible();
  wait(1);
  expect(screen.getByText('in view')).toBeVisible();
});
