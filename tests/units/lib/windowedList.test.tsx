import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListMemory } from '@/lib/windowed/listMemory';
import { useWindowedList } from '@/lib/windowed/useWindowedList';

/** Height of the form above the list, in pixels. */
const heights = { open: 300, closed: 80 };
const keys = Array.from({ length: 40 }, (_, index) => `post-${index}`);
const memory: ListMemory = {
  state: () => ({}),
  update: () => {},
  isOpen: () => false,
  toggle: () => {},
};

function Page() {
  const [form, setForm] = useState<keyof typeof heights>('open');
  const list = useRef<HTMLDivElement>(null);
  const { items } = useWindowedList({ keys, list, memory, estimate: () => 200 });
  return (
    <>
      <button type="button" data-form={form} onClick={() => setTimeout(() => setForm('closed'))}>
        Send
      </button>
      <div ref={list} role="feed">
        {items.map(({ key }) => (
          <article key={String(key)} data-key={key} />
        ))}
      </div>
    </>
  );
}

/** Observers of the page's own size. */
let ofBody: (() => void)[] = [];

const listTop = () => screen.getByRole('feed').getBoundingClientRect().top;

beforeEach(() => {
  ofBody = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly changed: () => void;
      constructor(changed: () => void) {
        this.changed = changed;
      }
      observe(element: Element): void {
        if (element === document.body) ofBody.push(this.changed);
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) =>
    vi.stubGlobal('scrollY', window.scrollY + top),
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const isClosed = document.querySelector('[data-form=closed]') !== null;
    return new DOMRect(0, (isClosed ? heights.closed : heights.open) - window.scrollY, 600, 8000);
  });
});

test('the list stays where it is read when what was pending renders with a measure', () => {
  vi.useFakeTimers();
  render(<Page />);
  act(() => {
    vi.stubGlobal('scrollY', 2000);
    window.dispatchEvent(new Event('scroll'));
  });
  const read = listTop();
  expect(read).toBe(heights.open - 2000);
  screen.getByRole('button').click();
  act(() => {
    vi.runAllTimers();
    // Not rendered yet: the page’s height changed for another reason.
    for (const changed of ofBody) changed();
    expect(listTop()).toBe(read);
  });
  expect(window.scrollY).toBe(2000 - heights.open + heights.closed);
});
