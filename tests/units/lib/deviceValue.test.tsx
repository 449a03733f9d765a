import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createDeviceValue, useDeviceValue } from '@/lib/deviceValue';

const readCount = (raw: unknown) => (typeof raw === 'number' ? raw : undefined);
const create = () => createDeviceValue('kb:count', readCount, 7);

/** What another tab's change looks like from here. */
function fromOtherTab(key: string | null, text?: string): void {
  if (key === null) localStorage.clear();
  else if (text !== undefined) localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

describe('a value stored on this device', () => {
  test('is the initial one until one is set, and is read back by another reader', () => {
    const value = create();
    expect(value.get()).toBe(7);
    expect(value.set(9)).toBe(true);
    expect(value.get()).toBe(9);
    expect(create().get()).toBe(9);
  });

  test.each(['garbage', '{', '"nine"', 'null', '[9]', ''])(
    '%s in storage reads as none',
    (text) => {
      localStorage.setItem('kb:count', text);
      expect(create().get()).toBe(7);
    },
  );

  test('keeps its reference while nothing changes', () => {
    localStorage.setItem('kb:list', '[1]');
    const list = createDeviceValue('kb:list', (raw) => (Array.isArray(raw) ? raw : undefined), []);
    expect(list.get()).toBe(list.get());
  });

  test('is parsed once while its text stays the same', () => {
    localStorage.setItem('kb:count', '3');
    const parse = vi.fn<typeof readCount>(readCount);
    const value = createDeviceValue('kb:count', parse, 7);
    expect([value.get(), value.get()]).toEqual([3, 3]);
    expect(parse).toHaveBeenCalledOnce();
    localStorage.setItem('kb:count', '4');
    expect(value.get()).toBe(4);
  });

  test('lives on in memory where the device refuses to store, and reports it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const value = create();
    const heard = vi.fn<() => void>();
    value.subscribe(heard);
    expect(value.set(9)).toBe(false);
    expect(value.get()).toBe(9);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('works where storage may not even be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(create().get()).toBe(7);
  });

  test("follows another tab's change and its clearing, not other keys, until unsubscribed", () => {
    const value = create();
    const heard = vi.fn<() => void>();
    const stop = value.subscribe(heard);
    fromOtherTab('kb:count', '11');
    expect(value.get()).toBe(11);
    fromOtherTab('kb:other', '1');
    expect(heard).toHaveBeenCalledTimes(1);
    fromOtherTab(null);
    expect(value.get()).toBe(7);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    fromOtherTab('kb:count', '12');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('shows the initial value in a document, the stored one in the browser, and each change', () => {
    const value = create();
    value.set(9);
    const Shown = () => <p>{useDeviceValue(value)}</p>;
    expect(renderToString(<Shown />)).toBe('<p>7</p>');
    render(<Shown />);
    expect(screen.getByText('9')).toBeVisible();
    act(() => void value.set(10));
    expect(screen.getByText('10')).toBeVisible();
    act(() => fromOtherTab('kb:count', '11'));
    expect(screen.getByText('11')).toBeVisible();
  });
});
