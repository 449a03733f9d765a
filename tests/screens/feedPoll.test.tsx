import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as polls from '@/api/fetchPoll';
import { timeoutError } from '@/api/providerError';
import { pollWords as words } from '@/content/pollWords';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/toast';
import {
  findText,
  getCastButton,
  pollAddress,
  question,
  receivedVotes,
  vote,
  voteSentence,
} from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { mockToasts } from '../setup/publishing';
import { renderAt } from '../setup/renderAt';

beforeEach(mockToasts);

const feedPoll = () => screen.findByRole('region', { name: question });

test('in the feed a member votes in place', async () => {
  const visit = await renderAt(paths.community, { as: 'member' });
  const card = within(await feedPoll());
  // One row, until somebody wants to vote.
  expect(card.getByText('Empowerment Scheme · poll · 86 votes')).toBeVisible();
  expect(card.getByText('Soo-jin Bae, 36%', { exact: false })).toBeVisible();
  expect(card.queryByRole('radio')).toBeNull();
  await visit.user.click(await card.findByRole('button', { name: 'Vote' }));
  await waitFor(() => expect(card.getAllByRole('radio')[0]).toHaveFocus());
  await vote(visit, /Peter/);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', 'Voted Successfully'));
  expect(receivedVotes()).toEqual([{ path: '/poll/answers/10/vote/', body: { votes: 14 } }]);
  await waitFor(() => expect(voteSentence('Peter Kowalchuk')).toMatch(/^14 of 87 .*your vote$/));
  await waitFor(() => expect(visit.address()).toBe(paths.community));
  expect(card.getByRole('link', { name: question })).toHaveAttribute('href', pollAddress(2));
});

test('the ballot in the feed can be closed, and keeps what was chosen', async () => {
  const { user } = await renderAt(paths.community, { as: 'member' });
  const card = within(await feedPoll());
  const open = await card.findByRole('button', { name: words.openBallot, expanded: false });
  await user.click(open);
  await user.click(await card.findByRole('radio', { name: /Peter/ }));
  await user.click(card.getByRole('button', { name: words.close, expanded: true }));
  expect(open).toHaveFocus();
  expect(card.queryByRole('radio')).toBeNull();
  expect(card.getByText('Soo-jin Bae, 36%', { exact: false })).toBeVisible();
  await user.click(open);
  expect(card.getByRole('radio', { name: /Peter/ })).toBeChecked();
  await waitFor(() => expect(card.getByRole('radio', { name: /Peter/ })).toHaveFocus());
  await user.click(getCastButton());
  expect(await findText('You voted for Peter Kowalchuk')).toBeVisible();
  await user.click(card.getByRole('button', { name: words.close }));
  expect(card.getByRole('button', { name: words.results })).toHaveFocus();
  expect(card.getAllByText('You voted for Peter Kowalchuk')[0]).toBeVisible();
  expect(card.queryByRole('radiogroup')).toBeNull();
});

test('in Safari, where a press focuses what is around its button, the vote’s status has the focus', async () => {
  const visit = await renderAt(paths.community, { as: 'member' });
  const card = within(await feedPoll());
  await visit.user.click(await card.findByRole('button', { name: words.openBallot }));
  fireEvent.click(await card.findByRole('radio', { name: /Peter/ }));
  act(() => screen.getByRole('main').focus());
  fireEvent.click(getCastButton());
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent('You voted for Peter Kowalchuk'),
  );
  expect(document.activeElement).toHaveAttribute('data-slot', 'vote-note');
});

test('a vote that waits is shown in the closed card too', async () => {
  const visit = await renderAt(paths.community, { as: 'member' });
  const card = within(await feedPoll());
  await visit.user.click(await card.findByRole('button', { name: words.openBallot }));
  setOnline(false);
  await vote(visit, /Peter/);
  expect(await card.findByText(words.waitsForConnection)).toBeVisible();
  await visit.user.click(card.getByRole('button', { name: words.close }));
  expect(card.queryByText('You voted for Peter Kowalchuk')).toBeNull();
  await visit.user.click(card.getByRole('button', { name: words.cancel }));
  expect(await card.findByRole('button', { name: words.openBallot })).toBeVisible();
});

test('a poll that got no answer in time can be loaded again', async () => {
  vi.spyOn(polls, 'fetchPoll').mockResolvedValueOnce({ error: timeoutError });
  const { user } = await renderAt(paths.community, { as: 'member' });
  expect(await findText(words.failed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(await feedPoll()).toBeVisible();
});
