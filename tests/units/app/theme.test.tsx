import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../setup/renderAt';
import { emulateMedia } from '../../setup/browserMocks';

const shown = () => document.documentElement.dataset['theme'];

test('the toggle switches and the choice is stored on this device', async () => {
  const { user } = await renderAt('/no-such-place');
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('kb:theme')).toBe('"dark"');
  await user.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(shown()).toBe('light');
  expect(localStorage.getItem('kb:theme')).toBe('"light"');
});

test('without a choice the system decides which way the toggle points', async () => {
  emulateMedia({ dark: true });
  await renderAt('/no-such-place');
  expect(screen.getByRole('button', { name: 'Light theme' })).toBeVisible();
});

test('goes with a system that changes its mind, until somebody chooses', async () => {
  const { user } = await renderAt('/no-such-place');
  act(() => emulateMedia({ dark: true }));
  expect(shown()).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Light theme' }));
  act(() => emulateMedia({ dark: false }));
  act(() => emulateMedia({ dark: true }));
  expect(shown()).toBe('light');
});

test('a choice in another tab shows here too', async () => {
  await renderAt('/no-such-place');
  localStorage.setItem('kb:theme', '"dark"');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kb:theme' })));
  expect(shown()).toBe('dark');
  expect(screen.getByRole('button', { name: 'Light theme' })).toBeVisible();
});

test('a stored choice overrides the system, garbage does not', async () => {
  localStorage.setItem('kb:theme', '"dark"');
  await renderAt('/no-such-place');
  expect(screen.getByRole('button', { name: 'Light theme' })).toBeVisible();
});

test('garbage in its place counts as no choice', async () => {
  localStorage.setItem('kb:theme', '{"dark"');
  await renderAt('/no-such-place');
  expect(screen.getByRole('button', { name: 'Dark theme' })).toBeVisible();
});
