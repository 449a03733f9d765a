import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../setup/renderAt';

test('an unknown address shows the not-found page between header and footer', async () => {
  await renderAt('/no-such-place');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('link').length).toBeGreaterThan(0);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('the burger opens the menu; a chosen link goes there and closes it; focus follows', async () => {
  const { user, address } = await renderAt('/no-such-place');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  await user.click(within(menu).getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(address()).toBe('/home'));
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('Escape closes the menu', async () => {
  const { user } = await renderAt('/no-such-place');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

test('the opened menu takes the focus, and closes when the focus leaves it', async () => {
  const { user } = await renderAt('/no-such-place');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus());
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  within(menu).getByRole('link', { name: 'User login' }).focus();
  expect(menu).toBeVisible();
  await user.tab();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});
