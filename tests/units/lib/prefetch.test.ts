import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isPrefetchFailure, prefetch } from '@/lib/prefetch';
import { retryImport } from '@/lib/retryImport';
import { useEnhancedControl } from '@/ui/form/useEnhancedControl';

/** A script that is lost: each import rejects with an error of its own, as in browsers. */
const lostScript = (address: string) => {
  const errors: Error[] = [];
  const load = async (): Promise<{ Part: unknown }> => {
    const error = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    errors.push(error);
    throw error;
  };
  return { load, errors };
};

test('each failure of a prefetch is known as one, and none of a press at the same moment', async () => {
  const { load, errors } = lostScript('http://localhost/assets/Lost.js');
  for (const times of [1, 2, 3]) {
    prefetch(load, 'Part');
    await waitFor(() => expect(errors).toHaveLength(times));
  }
  prefetch(load, 'Part');
  await expect(retryImport(load, 'Part')).rejects.toBeInstanceOf(Error);
  expect(errors.map(isPrefetchFailure)).toEqual([true, true, true, true, false]);
});

test('a control that the page does without may be lost', async () => {
  const { load, errors } = lostScript('http://localhost/assets/LostControl.js');
  renderHook(() => useEnhancedControl('field', load));
  await waitFor(() => expect(errors).toHaveLength(1), { timeout: 3000 });
  expect(errors.map(isPrefetchFailure)).toEqual([true]);
});
