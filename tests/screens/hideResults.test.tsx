import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pollSummaryWords } from '@/content/adminWords';
import { pollWords as words } from '@/content/pollWords';
import { paths } from '@/config/paths';
import { showToast } from '@/ui/toast';
import {
  findHeading,
  findText,
  mockAnswer,
  pollAddress,
  question,
  voteSentence,
} from '../setup/memberPages';
import { mockToasts } from '../setup/publishing';
import { renderAt } from '../setup/renderAt';

beforeEach(mockToasts);

const feedPoll = () => screen.findByRole('region', { name: question });
const hideResults = () => screen.findByRole('checkbox', { name: words.hideResults });

test('results can be hidden until one votes: on this device, for this member', async () => {
  const visit = await renderAt(paths.polls, { as: 'member' });
  await findText('86 votes cast');
  expect(voteSentence('Tunde Adeyemi')).toMatch(/^24 of 86/);
  await visit.user.click(screen.getByRole('checkbox', { name: words.hideResults }));
  const shows = () => screen.queryAllByText(/ of .* votes, /);
  expect(shows()).toEqual([]);
  expect(screen.getByText(words.resultsHidden)).toBeVisible();
  cleanup();

  const again = await renderAt(paths.community, { as: 'member' });
  const card = within(await feedPoll());
  expect(card.queryByText(/Leading/)).toBeNull();
  await again.go(pollAddress(2));
  await findHeading(question);
  expect(screen.getByRole('checkbox', { name: words.hideResults })).toBeChecked();
  await again.user.click(await screen.findByRole('radio', { name: /Tunde/ }));
  expect(shows()).toEqual([]);
  await again.user.click(screen.getByRole('button', { name: 'Cast vote' }));
  await findText('You voted for Tunde Adeyemi');
  await waitFor(() => expect(voteSentence('Tunde Adeyemi')).toMatch(/^25 of 87 .*your vote$/));
  // It can do nothing more for this poll.
  expect(screen.queryByRole('checkbox', { name: words.hideResults })).toBeNull();
  await again.go(paths.polls);
  expect(await hideResults()).toBeChecked();
  cleanup();

  await renderAt(pollAddress(2), { as: 'admin' });
  await findHeading(question);
  expect(await hideResults()).not.toBeChecked();
  expect(voteSentence('Tunde Adeyemi')).toMatch(/^25 of 87/);
});

test('a poll that takes no votes does not promise results after a vote', async () => {
  const visit = await renderAt(paths.polls, { as: 'admin' });
  await visit.user.click(await hideResults());
  cleanup();
  mockAnswer('/poll/2/', { data: { id: 2, entry_text: question } });
  mockAnswer('/poll/2/answers/', []);
  await renderAt(paths.adminDashboard, { as: 'admin' });
  const summary = await screen.findByRole('region', { name: pollSummaryWords.heading });
  expect(await within(summary).findByText(question)).toBeVisible();
  expect(within(summary).queryByText(words.resultsHidden)).toBeNull();
});

test('a device that refuses to save the choice is reported', async () => {
  const visit = await renderAt(paths.polls, { as: 'member' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await visit.user.click(await hideResults());
  expect(await hideResults()).toBeChecked();
  expect(showToast).toHaveBeenCalledWith('error', words.notStored);
});
