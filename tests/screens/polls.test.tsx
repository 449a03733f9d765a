import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { portalApi } from '@/api/portalApi';
import { pendingWords } from '@/content/pendingWords';
import { pollWords as words } from '@/content/pollWords';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/toast';
import { addCleanup, expectWarning } from '../setup/lifecycle';
import {
  advanceTime,
  getAnswer,
  pollInterval,
  receivedCalls,
  getCastButton,
  pollAddress,
  getPollEntry,
  findHeading,
  openPoll,
  question,
  mockAnswer,
  voteSentence,
  vote,
  receivedVotes,
} from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { mockToasts } from '../setup/publishing';
import { renderAt } from '../setup/renderAt';

/** Holds one call until the returned function is called. */
function pauseNextCall(path: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  provider.server.use(http.get(`*${path}`, () => released, { once: true }));
  return () => release();
}

describe('a poll', () => {
  test('shows the answers of all pages', async () => {
    const texts = [1, 2, 3, 4, 5].map((id) => ({ id, entry_text: `Idea ${id}`, votes: id }));
    const pages = [texts.slice(0, 2), texts.slice(2, 4), texts.slice(4)];
    const read = ({ request }: { readonly request: Request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const next = page < 3 ? `http://internal:8000/poll/2/answers/?page=${page + 1}` : null;
      return HttpResponse.json({ count: 5, next, results: pages[page - 1] });
    };
    provider.server.use(http.get('*/poll/2/answers/', read));
    await openPoll();
    expect(await screen.findAllByRole('radio')).toHaveLength(5);
    expect(screen.getByText('15 votes cast')).toBeVisible();
  });

  test('shows question, contestants, texts and votes, as bars and as sentences', async () => {
    await openPoll();
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(4);
    expect(new Set(radios.map((radio) => radio.getAttribute('name'))).size).toBe(1);
    expect(getAnswer(/^Soo-jin Bae Interest-free starting loans$/)).toHaveAccessibleDescription(
      /31 of 86 votes, 36 percent, leading$/,
    );
    expect(voteSentence('Tunde Adeyemi')).toBe('24 of 86 votes, 28 percent');
    expect(getPollEntry('Soo-jin Bae').querySelector('[data-slot=bar] i')).toHaveStyle({
      width: '36%',
    });
    expect(screen.getByText('86 votes cast')).toBeVisible();
    const read = provider.received.of('GET', '/poll/2/').at(0);
    expect(read?.headers['authorization']).toMatch(/^JWT \S+$/);
    expect(new Set(receivedCalls('/poll'))).toEqual(
      new Set(['GET /poll/2/', 'GET /poll/2/answers/']),
    );
  });

  test('other polls have their answers elsewhere, and a contestant of their own', async () => {
    await openPoll(1, /Which evening/);
    expect(screen.getByText('Aaliyah Mensah')).toBeVisible();
    expect(new Set(receivedCalls('/poll'))).toEqual(
      new Set(['GET /poll/1/', 'GET /polls/1/answers/']),
    );
    expect(getAnswer('Thursday')).toBeEnabled();
  });

  test('without its id it is the one opened last, else the scheme poll', async () => {
    const visit = await renderAt(pollAddress(), { as: 'member' });
    expect(await findHeading(question)).toBeVisible();
    await waitFor(() => getCastButton());
    await visit.go(pollAddress(1));
    await findHeading(/Which evening/);
    await visit.go(pollAddress());
    expect(await findHeading(/Which evening/)).toBeVisible();
    await visit.go(pollAddress('x'));
    expect(await findHeading(/Which evening/)).toBeVisible();
  });

  test('a niche has the initials of the name, without its fillers', async () => {
    mockAnswer('/poll/2/answers/', [
      { id: 7, contestant: 'House of Bread', text: 'Bread', votes: 3 },
      { id: 8, contestant: 'The Bakers of the Harbour', text: 'Rolls', votes: 2 },
      { id: 9, contestant: 'The House', text: 'Tea', votes: 1 },
      { id: 10, contestant: '2026', text: 'The year', votes: 0 },
    ]);
    await openPoll();
    const niche = (name: string) =>
      getPollEntry(name).querySelector('[data-slot=initials]')?.textContent;
    expect(niche('House of Bread')).toBe('B');
    expect(niche('The Bakers of the Harbour')).toBe('BH');
    expect(niche('The House')).toBe('TH');
    expect(getPollEntry('2026')).toBeVisible();
  });

  test('a single answer that has a count alone is named by the poll’s contestant', async () => {
    mockAnswer('/poll/2/', { id: 2, entry_text: 'Shall we?', contestant: 'Soo-jin Bae', votes: 3 });
    mockAnswer('/poll/2/answers/', [{ id: 7, votes: 3 }]);
    await openPoll(2, 'Shall we?');
    expect(getAnswer('Soo-jin Bae')).toBeEnabled();
    expect(screen.getAllByText('Soo-jin Bae')).toHaveLength(1);
  });
});

describe('bad input', () => {
  const poll = { id: 2, entry_text: 'Which one?', votes: '5' };

  test('votes as text are counted, answers without a count are left out', async () => {
    expectWarning(/2 of 4 poll answers could not be read/);
    mockAnswer('/poll/2/answers/', {
      data: [
        { id: '7', answer: 'Left', votes: '3' },
        { id: 8, title: 'Right', votes: null },
        { id: 9, text: 'Lost', votes: 'many' },
        'junk',
      ],
    });
    await openPoll();
    expect(voteSentence('Left')).toBe('3 of 3 votes, 100 percent, leading');
    expect(voteSentence('Right')).toBe('0 of 3 votes, 0 percent');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('answers without ids are shown, and the vote is for the poll', async () => {
    mockAnswer('/poll/2/', poll);
    mockAnswer('/poll/2/answers/', [
      { text: 'Left', votes: 3 },
      { text: 'Right', votes: 2 },
    ]);
    const visit = await openPoll(2, 'Which one?');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(voteSentence('Left')).toBe('3 of 5 votes, 60 percent, leading');
    await visit.user.click(getCastButton());
    await waitFor(() =>
      expect(receivedVotes()).toEqual([{ path: '/poll/answers/2/vote/', body: { votes: 6 } }]),
    );
  });

  test('answers that are not there are none; without any count no vote is taken', async () => {
    mockAnswer('/poll/2/', { data: { entry_text: 'Which “one”?', votes: 'x' } });
    mockAnswer('/poll/2/answers/', { detail: 'Not found.' }, 404);
    await renderAt(pollAddress(2), { as: 'member' });
    await findHeading('Which “one”?');
    expect(screen.getByText(words.uncounted)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cast vote' })).toBeNull();
  });

  test.each([[[]], [null], ['junk'], [7]])(
    'a poll that is %j can be loaded again',
    async (body) => {
      mockAnswer('/poll/2/', body);
      const visit = await renderAt(pollAddress(2), { as: 'member' });
      expect(await findHeading(words.failed)).toBeVisible();
      provider.faults.clear();
      await visit.user.click(screen.getByRole('button', { name: words.tryAgain }));
      expect(await findHeading(question)).toBeVisible();
    },
  );

  test('for a poll that vanished a text says so', async () => {
    await renderAt(pollAddress(99), { as: 'member' });
    expect(await findHeading(words.gone)).toBeVisible();
    expect(screen.getByRole('link', { name: words.allPolls })).toHaveAttribute('href', paths.polls);
  });
});

test('a reading that began before the vote and ends after it does not take it away', async () => {
  mockToasts();
  const visit = await renderAt(paths.community, { as: 'member' });
  const card = within(await screen.findByRole('region', { name: question }));
  await visit.user.click(await card.findByRole('button', { name: 'Vote' }));
  const startReading = async () => {
    const release = pauseNextCall('/poll/2/');
    const before = receivedCalls('/poll/2/answers/').length;
    visit.store.dispatch(portalApi.util.invalidateTags(['Poll']));
    await waitFor(() => expect(receivedCalls('/poll/2/answers/').length).toBe(before + 1));
    return async () => {
      release();
      await waitFor(() =>
        expect(JSON.stringify(visit.store.getState())).not.toContain('"status":"pending"'),
      );
    };
  };
  const endReading = await startReading();
  await vote(visit, /Peter/);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Voted Successfully'));
  await endReading();
  expect(voteSentence('Peter Kowalchuk')).toMatch(/^14 of 87 .*your vote$/);
  const endNextReading = await startReading();
  await visit.go(pollAddress(2));
  await findHeading(question);
  expect(voteSentence('Peter Kowalchuk')).toMatch(/^14 of 87 .*your vote$/);
  await endNextReading();
  expect(voteSentence('Peter Kowalchuk')).toMatch(/^14 of 87 .*your vote$/);
});

test('a vote without an answer is looked for no sooner than the provider asks', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const path = '/poll/answers/*/vote/';
  provider.faults.add({ name: 'lost', method: 'POST', path, kind: 'network-error', times: 1 });
  const visit = await openPoll();
  await vote(visit, /Tunde/);
  await screen.findByText(pendingWords.hint['may-arrive']);
  const limit = { status: 429, headers: { 'Retry-After': '120' } };
  provider.server.use(http.get('*/poll/2/', () => HttpResponse.json({}, limit)));
  const reads = () => receivedCalls('/poll/2/answers/').length;
  // While the vote may arrive, the outbox reads the count too.
  for (let turn = 0; turn < 4; turn += 1) await advanceTime(pollInterval);
  const before = reads();
  for (let turn = 0; turn < 5; turn += 1) await advanceTime(pollInterval);
  expect(reads()).toBe(before);
  await advanceTime(12 * pollInterval);
  await waitFor(() => expect(reads()).toBe(before + 1));
});

test('a vote without an answer that is cancelled while it waits again may have been counted', async () => {
  mockToasts();
  addCleanup(() => setOnline(true));
  provider.faults.add('vote-unheard');
  const visit = await openPoll();
  await vote(visit, /Tunde/);
  await screen.findByText(/the count is now 25/i);
  setOnline(false);
  await visit.user.click(screen.getByRole('button', { name: pendingWords.resend }));
  await screen.findByText(words.waitsForConnection);
  await visit.user.click(screen.getByRole('button', { name: words.cancel }));
  expect(await screen.findByText(/the count is now 25/i)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cast vote' })).toBeNull();
});
