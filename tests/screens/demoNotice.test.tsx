import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { userKey } from '@/lib/userKey';
import { markSeen, setMuted, setSaved } from '@/session/memberValues';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const notice = () => within(screen.getByRole('complementary', { name: 'Demo' }));
const press = (name: string) => notice().getByRole('button', { name });

test.each([
  ['member', paths.community],
  ['admin', paths.adminDashboard],
])('one press logs in as %s', async (role, leadsTo) => {
  const { user, address, store } = await renderAt(paths.faq);
  expect(notice().getByText('This is a demo.')).toHaveTextContent('This is a demo. Try it as');
  await user.click(press(role));
  await waitFor(() => expect(address()).toBe(leadsTo));
  expect(store.getState().session.status).toBe(role);
  expect(provider.received.of('POST', '/login/')).toHaveLength(1);
});

test('a member becomes the admin with one press', async () => {
  const { user, address, store } = await renderAt(paths.community, { as: 'member' });
  await user.click(press('admin'));
  await waitFor(() => expect(address()).toBe(paths.adminDashboard));
  expect(store.getState().session.status).toBe('admin');
});

test('where the login fails it shows why, and can be pressed again', async () => {
  provider.faults.set([{ name: 'login', path: '/login/', kind: 'status', status: 500 }]);
  const { user, address } = await renderAt(paths.faq);
  await user.click(press('member'));
  await waitFor(() => expect(notice().getByRole('alert')).not.toBeEmptyDOMElement());
  provider.faults.clear();
  await user.click(press('member'));
  await waitFor(() => expect(address()).toBe(paths.community));
});

test('the controls open with both accounts', async () => {
  const { user } = await renderAt(paths.faq);
  const more = press('Controls');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(notice().getByText('demo-member')).toBeVisible();
  expect(await notice().findByRole('button', { name: 'Reset demo data' })).toBeVisible();
});

test('a reset removes the members’ lists of posts, whose numbers mean others afterwards', async () => {
  const { user, store } = await renderAt(paths.faq, { as: 'member' });
  await waitFor(() => expect(store.getState().session.status).toBe('member'));
  setSaved({ post: 30 }, true);
  markSeen(2, [{ id: 30 }]);
  setMuted('Ruth', true);
  const lists = () => Object.keys(localStorage).filter((name) => /^kb:(?:saved|seen) /.test(name));
  expect(lists()).toHaveLength(2);
  await user.click(press('Controls'));
  await user.click(await notice().findByRole('button', { name: 'Reset demo data' }));
  await waitFor(() => expect(lists()).toEqual([]));
  expect(localStorage.getItem(`kb:muted ${userKey()}`)).not.toBeNull();
});
