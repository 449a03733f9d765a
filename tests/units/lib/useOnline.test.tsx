import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assumeOnline, isOnline, refuteOnline, useOnline } from '@/lib/useOnline';
import { setOnline } from '../../setup/outbox';

test('is what the browser reports', () => {
  const { result } = renderHook(useOnline);
  expect(result.current).toBe(true);
  act(() => setOnline(false));
  expect(result.current).toBe(false);
});

test('is online after an answer until the connection is lost again', () => {
  const { result } = renderHook(useOnline);
  act(() => setOnline(false));
  act(assumeOnline);
  expect(result.current).toBe(true);
  expect(isOnline()).toBe(true);
  act(() => setOnline(false));
  expect(result.current).toBe(false);
});

test('is offline again where the host answers no more', () => {
  const { result } = renderHook(useOnline);
  act(refuteOnline);
  expect(result.current).toBe(true);
  act(() => setOnline(false));
  act(assumeOnline);
  act(refuteOnline);
  expect(result.current).toBe(false);
  act(assumeOnline);
  expect(result.current).toBe(true);
});
