import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memberWords } from '@/content/memberMenu';
import { pendingWords } from '@/content/pendingWords';
import { pollWords as words } from '@/content/pollWords';
import { signInWords } from '@/content/loginWords';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/toast';
import {
  advanceTime,
  pollInterval,
  getAnswer,
  receivedCalls,
  getCastButton,
  readVotes,
  expectProblem,
  getVoteGroup,
  openPoll,
  voteAsOther,
  findText,
  voteSentence,
  vote,
  receivedVotes,
} from '../setup/memberPages';
import { submitLogin, findSignInDialog } from '../setup/forms';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { mockToasts } from '../setup/publishing';

const toast = (kind: string, text: string) =>
  waitFor(() => expect(showToast).toHaveBeenCalledWith(kind, text), { timeout: 10_000 });

beforeEach(mockToasts);

describe('a vote', () => {
  test('reads the newest count and sends one more', async () => {
    const visit = await openPoll();
    await voteAsOther(8, 4);
    const before = receivedCalls('/poll').length;
    await vote(visit, /Aaliyah/);
    await toast('success', 'Voted Successfully');
    expect(receivedVotes()).toEqual([{ path: '/poll/answers/8/vote/', body: { votes: 23 } }]);
    const calls = receivedCalls('/poll').slice(before);
    expect(new Set(calls.slice(0, 2))).toEqual(new Set(['GET /poll/2/', 'GET /poll/2/answers/']));
    expect(calls[2]).toBe('POST /poll/answers/8/vote/');
    const [sent] = provider.received.of('POST', '/poll/answers/8/vote/');
    expect(sent?.headers['authorization']).toBe(`JWT ${sessionStorage.getItem('accessToken')}`);
    expect(sent?.headers['content-type']).toMatch(/^application\/json/);
    await waitFor(() =>
      expect(voteSentence('Aaliyah Mensah')).toBe('23 of 91 votes, 25 percent, your vote'),
    );
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cast vote' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent('You voted for Aaliyah Mensah'),
    );
    expect(
      within(screen.getByRole('complementary', { name: memberWords.aside })).getByText(
        'Aaliyah Mensah',
      ),
    ).toBeVisible();
  });

  test('needs a choice', async () => {
    const visit = await openPoll();
    expect(getVoteGroup()).toBeValid();
    await visit.user.click(getCastButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one');
    await waitFor(() => expect(getAnswer(/Tunde/)).toHaveFocus());
    expectProblem('Choose one');
    expect(receivedVotes()).toEqual([]);
    await visit.user.keyboard(' ');
    expect(screen.queryByText('Choose one')).toBeNull();
    expect(getVoteGroup()).toBeValid();
  });

  test('goes to the poll itself where it has no answers', async () => {
    const visit = await openPoll(3, /regional breakfasts/);
    expect(screen.queryByRole('radio')).toBeNull();
    await visit.user.click(getCastButton());
    await toast('success', 'Voted Successfully');
    expect(receivedVotes()).toEqual([{ path: '/poll/answers/3/vote/', body: { votes: 15 } }]);
    expect(await findText('15 votes cast')).toBeVisible();
    expect(screen.getByText('You voted')).toBeVisible();
  });

  test.each([
    [{ detail: 'Voting is over.' }, 'Voting is over.'],
    [['Only once, please.'], 'Only once, please.'],
    [{ votes: ['This poll is closed.'] }, 'This poll is closed.'],
    ['Only once, friend', 'Only once, friend'],
    [{ error: { code: 'once', message: 'Once is enough.' } }, 'Once is enough.'],
    [
      { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Only once, friend' },
      'Only once, friend',
    ],
    [null, 'The service did not accept this. Please check it and try again.'],
  ])('refused with %j takes its mark back and shows why', async (body, text) => {
    const path = '/poll/answers/*/vote/';
    const visit = await openPoll();
    provider.faults.add({ name: 'no', method: 'POST', path, kind: 'status', status: 400, body });
    await vote(visit, /Tunde/);
    await toast('error', text);
    await waitFor(() => expectProblem(text));
    expect(voteSentence('Tunde Adeyemi')).toBe('24 of 86 votes, 28 percent');
    expect(getAnswer(/Tunde/)).toBeChecked();
    provider.faults.clear();
    await visit.user.click(getCastButton());
    await toast('success', 'Voted Successfully');
    expect(await readVotes(7)).toBe(25);
  });

  test('that is overtaken is read again and sent again', async () => {
    const visit = await openPoll();
    provider.faults.add('vote-overtaken');
    await vote(visit, /Tunde/);
    await toast('success', 'Voted Successfully');
    expect(receivedVotes()).toHaveLength(2);
    const all = receivedCalls('/poll');
    const posts = all.flatMap((call, index) => (call.startsWith('POST') ? [index] : []));
    expect(all.slice(posts[0], posts[1]).filter((call) => call.startsWith('GET'))).toHaveLength(2);
    expect(await readVotes(7)).toBe(25);
  });

  test('that is overtaken again and again is not forced', async () => {
    const visit = await openPoll();
    const body = { detail: 'Someone else voted at the same time.' };
    const path = '/poll/answers/*/vote/';
    provider.faults.add({ name: 'busy', method: 'POST', path, kind: 'status', status: 409, body });
    await vote(visit, /Tunde/);
    await waitFor(() => expectProblem(`${body.detail} ${words.readAgain}`));
    await toast('error', body.detail);
    expect(receivedVotes()).toHaveLength(3);
    expect(await readVotes(7)).toBe(24);
    expect(getCastButton()).toBeEnabled();
  });

  test('is queued while offline, can be taken back, and is sent with the count of that time', async () => {
    const visit = await openPoll();
    setOnline(false);
    await vote(visit, /Tunde/);
    await toast('info', words.waitsForConnection);
    expect(await findText(words.waitsForConnection)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(words.waitsForConnection));
    expect(voteSentence('Tunde Adeyemi')).toBe('25 of 87 votes, 29 percent, your vote');
    await visit.user.click(screen.getByRole('button', { name: words.cancel }));
    await vote(visit, /Soo-jin/);
    await screen.findByRole('button', { name: words.cancel });
    await voteAsOther(9, 2);
    setOnline(true);
    await toast('success', 'Voted Successfully');
    expect(receivedVotes()).toEqual([{ path: '/poll/answers/9/vote/', body: { votes: 34 } }]);
  });

  test('without an answer may still arrive: Retry asks the member, who alone can send it again', async () => {
    const visit = await openPoll();
    const path = '/poll/answers/*/vote/';
    const lost = { name: 'lost', method: 'POST', path, kind: 'network-error', times: 1 } as const;
    provider.faults.add(lost);
    await vote(visit, /Tunde/);
    expect(await findText(pendingWords.hint['may-arrive'])).toBeVisible();
    expect(screen.getByText('No answer yet')).toBeVisible();
    await toast('error', 'Network error, try again!');
    await visit.user.click(screen.getByRole('button', { name: pendingWords.retry }));
    expect(await findText(pendingWords.hint['needs-answer'])).toBeVisible();
    expect(receivedVotes()).toHaveLength(1);
    await visit.user.click(screen.getByRole('button', { name: pendingWords.resend }));
    expect(await findText('You voted for Tunde Adeyemi')).toBeVisible();
    expect(receivedVotes()).toHaveLength(2);
    expect(await readVotes(7)).toBe(25);
  });

  test('that may have been counted is the member’s to judge, and never sent twice unasked', async () => {
    provider.faults.add('vote-unheard');
    const visit = await openPoll();
    await vote(visit, /Tunde/);
    expect(await findText(/the count is now 25/i)).toBeVisible();
    await visit.user.click(screen.getByRole('button', { name: pendingWords.arrived }));
    expect(await findText('You voted for Tunde Adeyemi')).toBeVisible();
    expect(receivedVotes()).toHaveLength(1);
    expect(voteSentence('Tunde Adeyemi')).toBe('25 of 87 votes, 29 percent, your vote');
  });

  test('that is counted late is no longer shown as not arrived', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visit = await openPoll();
    const path = '/poll/answers/*/vote/';
    provider.faults.add({ name: 'lost', method: 'POST', path, kind: 'network-error', times: 1 });
    await vote(visit, /Tunde/);
    await findText(pendingWords.hint['may-arrive']);
    await voteAsOther(7);
    await advanceTime(pollInterval + 500);
    expect(await findText(/the count is now 25/i)).toBeVisible();
    expect(screen.queryByText(words.lost)).toBeNull();
  });

  test('that may have been counted can be judged in the outbox too', async () => {
    provider.faults.add('vote-unheard');
    const visit = await openPoll();
    await vote(visit, /Tunde/);
    await findText(/the count is now 25/i);
    await visit.go(paths.outbox);
    expect(await screen.findByText(/the count is now 25/i)).toBeVisible();
    await visit.user.click(screen.getByRole('button', { name: pendingWords.arrived }));
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(receivedVotes()).toHaveLength(1);
  });

  test('refused after its page was left stays in the outbox with its reason', async () => {
    const visit = await openPoll();
    setOnline(false);
    await vote(visit, /Tunde/);
    await toast('info', words.waitsForConnection);
    await visit.go(paths.outbox);
    provider.faults.add('vote-refused');
    setOnline(true);
    expect(await screen.findByText('A server error occurred.')).toBeVisible();
    provider.faults.clear();
    await visit.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    expect(await readVotes(7)).toBe(25);
  });

  test('whose session ends on the way goes on after login', async () => {
    const visit = await openPoll();
    await provider.database.expireTokens();
    await vote(visit, /Tunde/);
    await findSignInDialog();
    expect(receivedVotes()).toEqual([]);
    await submitLogin(visit.user, { form: signInWords.ended });
    await toast('success', 'Voted Successfully');
    expect(receivedVotes()).toEqual([{ path: '/poll/answers/7/vote/', body: { votes: 25 } }]);
  });

  test('for an answer that is gone is refused', async () => {
    const visit = await openPoll();
    await visit.user.click(getAnswer(/Tunde/));
    await provider.database.change((draft) => {
      for (const poll of draft.polls) poll.answers = poll.answers.filter(({ id }) => id !== 7);
    });
    await visit.user.click(getCastButton());
    await toast('error', 'This no longer exists. Go back and reload the page.');
    expect(receivedVotes()).toEqual([]);
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3));
  });
});
