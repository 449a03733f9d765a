import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pollWords as words } from '@/content/pollWords';
import { rememberPoll } from '@/features/polls/knownPolls';
import { paths } from '@/lib/paths';
import { showToast } from '@/ui/toast';
import { logInAs, openTab } from '../setup/outbox';
import {
  counted,
  details,
  heading,
  openPoll,
  question,
  said,
  sentence,
  vote,
  votes,
} from '../setup/polls';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

// Toasts of an earlier test would still be on screen.
vi.mock(import('@/ui/toast'), () => ({
  showToast: vi.fn<typeof showToast>(),
  prepareToasts: () => undefined,
}));

beforeEach(() => void vi.mocked(showToast).mockReset());

const list = () => screen.findByRole('list', { name: words.list });
const rows = async () =>
  within(await list())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const feedPoll = () => screen.findByRole('region', { name: question });

test('the list has the scheme poll and what was opened here, by this member', async () => {
  const visit = await openPoll(1, /Which evening/);
  await visit.go(paths.polls);
  const link = await screen.findByRole('link', { name: /Which evening/ });
  expect(link).toHaveAttribute('href', details(1));
  expect(await said('86 votes cast')).toBeVisible();
  expect(screen.getByText('38 votes cast')).toBeVisible();
  expect(await rows()).toEqual([question, 'Which evening suits the master class best?']);
  cleanup();
  await renderAt(paths.polls, { as: 'admin' });
  expect(await screen.findByRole('link', { name: question })).toBeVisible();
  expect(await rows()).toEqual([question]);
});

test('a poll that vanished can be taken off the list; one that fails is asked for again', async () => {
  await logInAs('member');
  rememberPoll({ id: 99, question: 'Where to?' });
  provider.faults.add('poll-fails');
  const visit = await renderAt(paths.polls, { as: 'member' });
  expect(await screen.findAllByText(words.failed)).toHaveLength(2);
  provider.faults.clear();
  for (const button of screen.getAllByRole('button', { name: words.tryAgain }))
    await visit.user.click(button);
  expect(await said('86 votes cast')).toBeVisible();
  await visit.user.click(await screen.findByRole('button', { name: words.remove }));
  expect(await rows()).toEqual([question]);
});

test('in the feed a member votes in place', async () => {
  const visit = await renderAt(paths.community, { as: 'member' });
  const card = within(await feedPoll());
  await waitFor(() => card.getByRole('button', { name: 'Cast vote' }));
  await vote(visit, /Peter/);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Voted Successfully'));
  expect(votes()).toEqual([{ path: '/poll/answers/10/vote/', body: { votes: 14 } }]);
  await waitFor(() => expect(sentence('Peter Kowalchuk')).toMatch(/^14 of 87 .*your vote$/));
  await waitFor(() => expect(visit.address()).toBe(paths.community));
  expect(card.getByRole('link', { name: question })).toHaveAttribute('href', details(2));
});

test('where the poll cannot be had the feed goes on without a word', async () => {
  provider.faults.add('poll-fails');
  await renderAt(paths.community, { as: 'member' });
  await screen.findByRole('feed', { name: 'Posts' });
  await waitFor(() => expect(document.querySelector('.poll-slot-room')).toBeNull());
  expect(screen.queryByRole('region', { name: question })).toBeNull();
  expect(screen.queryByText(words.failed)).toBeNull();
});

test('two tabs at once cast one vote', async () => {
  await logInAs('member');
  const [one, other] = await Promise.all([openTab(), openTab()]);
  const errand = (answer: number) =>
    ({
      kind: 'vote',
      target: { poll: 2, answer },
      payload: { question, answer: String(answer) },
    }) as const;
  const acts = [one.outbox.enqueue(errand(7)), other.outbox.enqueue(errand(8))];
  await Promise.all([
    one.outbox.finished(acts[0]?.id ?? ''),
    other.outbox.finished(acts[1]?.id ?? ''),
  ]);
  await waitFor(() => {
    for (const { outbox } of [one, other])
      expect(outbox.acts().map(({ state }) => state)).toEqual(['sent']);
  });
  expect(votes()).toHaveLength(1);
  expect(((await counted(7)) ?? 0) + ((await counted(8)) ?? 0)).toBe(24 + 18 + 1);
});

test('a vote cast here stands after a reload, and there is no second one', async () => {
  const visit = await openPoll();
  await vote(visit, /Tunde/);
  await said('You voted for Tunde Adeyemi');
  cleanup();
  await renderAt(details(2), { as: 'member' });
  await heading(question);
  await said('You voted for Tunde Adeyemi');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a vote refused while nobody looked is taken back where its poll is opened', async () => {
  provider.faults.add('vote-refused');
  await logInAs('member');
  const { outbox, leave } = await openTab();
  const { id } = outbox.enqueue({
    kind: 'vote',
    target: { poll: 2, answer: 7 },
    payload: { question, answer: 'Tunde Adeyemi' },
  });
  expect((await outbox.finished(id))?.state).toBe('refused');
  leave();
  await openPoll();
  expect(await said('A server error occurred.')).toBeVisible();
  expect(sentence('Tunde Adeyemi')).toBe('24 of 86 votes, 28 percent');
});
