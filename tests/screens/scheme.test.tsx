import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { headOf, loadPage, matchScreen } from '@/app/router/routeModules';
import { memberAccount } from '@/content/demoAccounts';
import { memberMenu } from '@/content/memberMenu';
import { pollWords, schemeWords as words } from '@/content/pollWords';
import { paths, withQuery } from '@/config/paths';
import type { OutboxItem } from '@/outbox/item';
import { createOutboxStorage } from '@/outbox/storage';
import { userKeyOf } from '@/session/saveSession';
import { showToast } from '@/ui/toast';
import { logInAs, openTab, countPosts, setOnline } from '../setup/outbox';
import {
  receivedCalls,
  getCastButton,
  pollAddress,
  findHeading,
  question,
  findText,
  vote,
} from '../setup/memberPages';
import { renderAt } from '../setup/renderAt';
import { mockToasts } from '../setup/publishing';

beforeEach(mockToasts);

const links = () => within(screen.getByRole('navigation', { name: words.scheme }));
const answered = () => screen.findByRole('heading', { level: 2, name: question });

describe.each([paths.empowermentScheme, paths.communityScheme])('%s', (path) => {
  test('has the address that both are known by', async () => {
    const { canonical } = headOf(await loadPage('EmpowermentSchemePage'), matchScreen(path));
    expect(canonical).toBe(paths.empowermentScheme);
  });

  test('shows the scheme’s question, with its three ways', async () => {
    await renderAt(path, { as: 'member' });
    await findHeading('Empowerment Scheme');
    await answered();
    const ways = links().getAllByRole('link');
    expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Empowerment Scheme', path],
      ['Main Community', '/community'],
      ['Your votes', `${path}?show=votes`],
    ]);
    expect(ways[0]).toHaveAttribute('aria-current', 'page');
    expect(new Set(receivedCalls('/poll'))).toEqual(
      new Set(['GET /poll/2/', 'GET /poll/2/answers/']),
    );
    expect(await screen.findAllByRole('radio')).toHaveLength(4);
  });
});

test('your votes are those cast from this device, with the way to their polls', async () => {
  const visit = await renderAt(withQuery(paths.empowermentScheme, { show: 'votes' }), {
    as: 'member',
  });
  expect(await findText(words.empty)).toBeVisible();
  await visit.user.click(screen.getByRole('link', { name: words.toPoll }));
  await answered();
  await waitFor(() => getCastButton());
  await vote(visit, /Soo-jin/);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Voted Successfully'));
  await visit.user.click(links().getByRole('link', { name: 'Your votes' }));
  await waitFor(() => expect(visit.address()).toBe('/empowerment-scheme?show=votes'));
  expect(await findText('You voted for Soo-jin Bae')).toBeVisible();
  expect(screen.getByRole('link', { name: question })).toHaveAttribute('href', pollAddress(2));
  expect(links().getByRole('link', { name: 'Your votes' })).toHaveAttribute('aria-current', 'page');
});

test('the questions of votes that were forgotten at logout load when near', async () => {
  await logInAs('member');
  const storage = createOutboxStorage();
  for (let poll = 11; poll <= 40; poll += 1) {
    const forgotten: OutboxItem = {
      id: `vote ${poll}`,
      member: userKeyOf(memberAccount.email),
      createdAt: poll,
      revision: 0,
      kind: 'vote',
      state: 'sent',
      target: { poll, answer: 0 },
      payload: { question: '', answer: '' },
    };
    await storage.change(forgotten.id, () => forgotten);
  }
  vi.spyOn(IntersectionObserver.prototype, 'observe').mockReturnValue();
  await renderAt(withQuery(paths.empowermentScheme, { show: 'votes' }), { as: 'member' });
  expect(await screen.findAllByRole('link', { name: pollWords.poll })).toHaveLength(30);
  expect(receivedCalls('/poll').filter((call) => !call.includes('/poll/2/'))).toEqual([]);
});

test('the work tools lead to the task tracker', async () => {
  await renderAt(paths.workTools, { as: 'member' });
  await findHeading('Software Management Tools');
  const card = screen.getByRole('link', { name: 'Task Tracker' });
  expect(card).toHaveAttribute('href', '/login-tasktracker');
  expect(screen.getByRole('heading', { level: 2, name: 'Task Tracker' })).toBeVisible();
});

test.each([paths.workTools, paths.polls])(
  'what was left over goes out when its member comes to %s',
  async (path) => {
    await logInAs('member');
    setOnline(false);
    const { outbox, leave } = await openTab();
    await outbox.whenAttempted(
      outbox.enqueue({ kind: 'post', target: {}, payload: { title: 'Left over', message: '' } }).id,
    );
    leave();
    await renderAt(path, { as: 'member' });
    expect(await findText('1 post will send when you’re online')).toBeVisible();
    setOnline(true);
    await waitFor(async () => expect(await countPosts('Left over')).toBe(1));
    await waitFor(() => expect(screen.queryByText(/will send when/)).toBeNull());
  },
);

test('the member’s menu leads to what the bar of small screens has no room for', async () => {
  const visit = await renderAt(paths.polls, { as: 'member' });
  await visit.user.click(await screen.findByRole('button', { name: memberMenu.label }));
  const ways = within(screen.getByRole('banner')).getAllByRole('link');
  const hrefs = ways.map((way) => way.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([paths.internshipForum, paths.empowermentScheme, paths.workTools]),
  );
});

test('the member’s menu leads to the outbox, which has no introduction above its list', async () => {
  const visit = await renderAt(paths.workTools, { as: 'member' });
  await visit.user.click(await screen.findByRole('button', { name: memberMenu.label }));
  await visit.user.click(screen.getByRole('link', { name: 'Outbox' }));
  await findHeading('Outbox');
  expect(document.querySelector('[data-slot=outbox-line]')).toBeNull();
});
