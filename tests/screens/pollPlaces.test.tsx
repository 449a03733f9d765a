import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pollWords as words } from '@/content/pollWords';
import { rememberPoll } from '@/features/polls/knownPolls';
import { paths } from '@/config/paths';
import { logInAs, openTab, setOnline } from '../setup/outbox';
import {
  receivedCalls,
  readVotes,
  pollAddress,
  getPollEntry,
  findHeading,
  openPoll,
  question,
  findText,
  voteSentence,
  vote,
  receivedVotes,
} from '../setup/memberPages';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';
import { mockToasts } from '../setup/publishing';

beforeEach(mockToasts);

const list = () => screen.findByRole('list', { name: words.list });
const rows = async () =>
  within(await list())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const feedPoll = () => screen.findByRole('region', { name: question });
const pollFault = { name: 'poll', method: 'GET', path: '/poll/2/' } as const;

test('the list has the scheme poll and what was opened here, by this member', async () => {
  const visit = await openPoll(1, /Which evening/);
  await visit.go(paths.polls);
  const link = await screen.findByRole('link', { name: /Which evening/ });
  expect(link).toHaveAttribute('href', pollAddress(1));
  expect(await findText('86 votes cast')).toBeVisible();
  expect(screen.getByText('38 votes cast')).toBeVisible();
  expect(await rows()).toEqual([question, 'Which evening suits the master class best?']);
  cleanup();
  await renderAt(paths.polls, { as: 'admin' });
  expect(await screen.findByRole('link', { name: question })).toBeVisible();
  expect(await rows()).toEqual([question]);
});

test('a poll that vanished can be taken off the list; one that fails is loaded again', async () => {
  await logInAs('member');
  rememberPoll({ id: 99, question: 'Where to?' });
  provider.faults.add('poll-fails');
  const visit = await renderAt(paths.polls, { as: 'member' });
  expect(await screen.findAllByText(words.failed)).toHaveLength(2);
  provider.faults.clear();
  for (const button of screen.getAllByRole('button', { name: words.tryAgain }))
    await visit.user.click(button);
  expect(await findText('86 votes cast')).toBeVisible();
  await visit.user.click(await screen.findByRole('button', { name: words.remove }));
  expect(await rows()).toEqual([question]);
});

test('each poll of the list takes a vote in its place', async () => {
  await logInAs('member');
  rememberPoll({ id: 1, question: 'Which evening suits the master class best?' });
  const visit = await renderAt(paths.polls, { as: 'member' });
  const group = (name: RegExp) => screen.findByRole('radiogroup', { name });
  expect(await within(await group(/support first/)).findAllByRole('radio')).toHaveLength(4);
  await visit.user.click(
    await within(await group(/Which evening/)).findByRole('radio', { name: 'Thursday' }),
  );
  const casts = await screen.findAllByRole('button', { name: 'Cast vote' });
  expect(casts[1]).toHaveAccessibleDescription(/Which evening/);
  await visit.user.click(casts[1] ?? document.body);
  expect(await findText('You voted for Thursday')).toBeVisible();
  expect(receivedVotes()).toEqual([{ path: '/poll/answers/5/vote/', body: { votes: 18 } }]);
  expect(visit.address()).toBe(paths.polls);
  // The other one still can be voted in.
  expect(within(await group(/support first/)).getAllByRole('radio')).toHaveLength(4);
});

test('a vote has its own poll read again, and no other', async () => {
  await logInAs('member');
  rememberPoll({ id: 1, question: 'Which evening suits the master class best?' });
  const visit = await renderAt(paths.polls, { as: 'member' });
  await findText('86 votes cast');
  await findText('38 votes cast');
  const before = receivedCalls('/poll/2/').length;
  await visit.user.click(screen.getByRole('radio', { name: 'Thursday' }));
  const [, cast] = screen.getAllByRole('button', { name: 'Cast vote' });
  await visit.user.click(cast ?? document.body);
  await findText('You voted for Thursday');
  // Before the vote, the newest count, after the vote.
  await waitFor(() => expect(receivedCalls('/polls/1/')).toHaveLength(3));
  await waitFor(() =>
    expect(JSON.stringify(visit.store.getState())).not.toContain('"status":"pending"'),
  );
  expect(receivedCalls('/poll/2/')).toHaveLength(before);
});

test('without a connection the list shows it, and tries again on request', async () => {
  const visit = await renderAt(paths.workTools, { as: 'member' });
  await findHeading('Software Management Tools');
  setOnline(false);
  provider.faults.add({ ...pollFault, kind: 'network-error' });
  await visit.go(paths.polls);
  expect(await findText('The poll could not be loaded. You’re offline.')).toBeVisible();
  provider.faults.clear();
  setOnline(true);
  await visit.user.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(await findText('86 votes cast')).toBeVisible();
});

test('without a connection the page of a poll says so, and a failure with one has its message', async () => {
  setOnline(false);
  provider.faults.add({ ...pollFault, kind: 'network-error' });
  const { user } = await renderAt(pollAddress(2), { as: 'member' });
  expect(await findHeading(words.offline)).toBeVisible();
  setOnline(true);
  await user.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(await findHeading(words.failed)).toBeVisible();
  expect(screen.queryByText(words.offlineText)).toBeNull();
});

test('without a connection the feed has a line in the room of its poll, then a retry', async () => {
  setOnline(false);
  provider.faults.add({ ...pollFault, kind: 'network-error' });
  const { user } = await renderAt(paths.community, { as: 'member' });
  expect(await findText(words.offlineText)).toBeVisible();
  // The browser may have a connection that the provider is not at the end of.
  setOnline(true);
  expect(await findText(words.failed)).toBeVisible();
  provider.faults.clear();
  await user.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(await feedPoll()).toBeVisible();
});

test('the answer voted for is tinted for three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const visit = await openPoll();
  await vote(visit, /Tunde/);
  await findText('You voted for Tunde Adeyemi');
  await waitFor(() => expect(getPollEntry('Tunde Adeyemi')).toHaveAttribute('data-new'));
  expect(getPollEntry('Soo-jin Bae')).not.toHaveAttribute('data-new');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(getPollEntry('Tunde Adeyemi')).not.toHaveAttribute('data-new');
});

test('of two thousand stored polls fifty are listed and read', async () => {
  await logInAs('member');
  rememberPoll({ id: 99, question: 'Where to?' });
  const name = Object.keys(localStorage).find((key) => key.startsWith('kb:polls')) ?? '';
  const stored = Array.from({ length: 2000 }, (_, index) => ({ id: index + 3, question: 'Q' }));
  localStorage.setItem(name, JSON.stringify(stored));
  await renderAt(paths.polls, { as: 'member' });
  await waitFor(async () => expect(await rows()).toHaveLength(51));
  await findText('86 votes cast');
  const read = receivedCalls('/poll/').filter((call) => !call.includes('/answers/'));
  expect(new Set(read).size).toBe(51);
});

test('a poll that fails is a line in the feed with a retry', async () => {
  provider.faults.add('poll-fails');
  const { user } = await renderAt(paths.community, { as: 'member' });
  expect(await findText(words.failed)).toBeVisible();
  provider.faults.clear();
  await user.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(await feedPoll()).toBeVisible();
});

test('where there is no scheme poll the feed goes on without a word', async () => {
  provider.faults.add({ ...pollFault, kind: 'status', status: 404 });
  await renderAt(paths.community, { as: 'member' });
  await screen.findByRole('feed', { name: 'Posts' });
  await waitFor(() => expect(document.querySelector('[data-slot=poll-slot-room]')).toBeNull());
  expect(screen.queryByText(words.failed) ?? screen.queryByText(question)).toBeNull();
});

test('two tabs at once cast one vote', async () => {
  await logInAs('member');
  const [one, other] = await Promise.all([openTab(), openTab()]);
  const voteFor = (answer: number) =>
    ({
      kind: 'vote',
      target: { poll: 2, answer },
      payload: { question, answer: String(answer) },
    }) as const;
  const castVotes = [one.outbox.enqueue(voteFor(7)), other.outbox.enqueue(voteFor(8))];
  await Promise.all([
    one.outbox.whenFinished(castVotes[0]?.id ?? ''),
    other.outbox.whenFinished(castVotes[1]?.id ?? ''),
  ]);
  await waitFor(() => {
    for (const { outbox } of [one, other])
      expect(outbox.items().map(({ state }) => state)).toEqual(['sent']);
  });
  expect(receivedVotes()).toHaveLength(1);
  expect(((await readVotes(7)) ?? 0) + ((await readVotes(8)) ?? 0)).toBe(24 + 18 + 1);
});

test('a vote cast here is shown after a reload, and there is no second one', async () => {
  const visit = await openPoll();
  await vote(visit, /Tunde/);
  await findText('You voted for Tunde Adeyemi');
  cleanup();
  await renderAt(pollAddress(2), { as: 'member' });
  await findHeading(question);
  await findText('You voted for Tunde Adeyemi');
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
  expect((await outbox.whenFinished(id))?.state).toBe('rejected');
  leave();
  await openPoll();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('A server error occurred.'),
  );
  expect(voteSentence('Tunde Adeyemi')).toBe('24 of 86 votes, 28 percent');
});
