import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDoubleClickGuard } from '@/lib/clicks';

function Step({ step, onClick }: { readonly step: number; readonly onClick: () => void }) {
  useDoubleClickGuard(step);
  return <button onClick={onClick}>{`Step ${step}`}</button>;
}

function renderStep() {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Step step={1} onClick={onClick} />);
  return { onClick, showNext: () => rerender(<Step step={2} onClick={onClick} />) };
}

const button = () => screen.getByRole('button');

test('the second click of a double click does nothing to what the first one has shown', async () => {
  const { onClick, showNext } = renderStep();
  // What an earlier file in this worker has shown may be half a second old at most.
  await waitFor(() => expect(fireEvent.click(button(), { detail: 2 })).toBe(true));
  expect(onClick).toHaveBeenCalledTimes(1);
  showNext();
  // False: its default was prevented.
  expect(fireEvent.mouseDown(button(), { detail: 2 })).toBe(false);
  expect(fireEvent.click(button(), { detail: 2 })).toBe(false);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a first click, a key and a later double click count', async () => {
  const { onClick, showNext } = renderStep();
  showNext();
  fireEvent.click(button(), { detail: 1 });
  fireEvent.click(button(), { detail: 0 });
  expect(onClick).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(fireEvent.click(button(), { detail: 2 })).toBe(true));
  expect(onClick).toHaveBeenCalledTimes(3);
});
