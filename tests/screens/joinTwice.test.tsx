import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { groupPath } from '@/config/paths';
import { joinWords } from '@/content/joinWords';
import { findJoinState, setMemberships, submitJoinRequest } from '../setup/memberPages';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const marketing = groupPath('marketing');
const path = '/community/*/request/';
const words = 'You have already requested to join this community.';
const constraint = 'The fields user, community must make a unique set.';

/** Requests to join while the provider has a request already, and says so in this way. */
async function requestTwice(status: number, body: Readonly<Record<string, string | string[]>>) {
  provider.faults.set([{ name: 'answer', method: 'POST', path, kind: 'status', status, body }]);
  const { user } = await renderAt(marketing, { as: 'member' });
  await submitJoinRequest(user, 'Marketing', 'I write.');
  await findJoinState('Request sent');
}

beforeEach(() => setMemberships(1, 4));

test.each([
  ['409', 409, { detail: words }],
  ['400 with that reason', 400, { detail: [words] }],
])('%s: the provider’s words in red, and the request counts', async (_, status, body) => {
  await requestTwice(status, body);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  document.body.replaceChildren();
  await renderAt(marketing, { as: 'member' });
  await findJoinState('Request sent');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['409 without a word', 409, {}],
  ['a constraint of two fields', 400, { non_field_errors: [constraint] }],
  ['a constraint of one field', 400, { community: ['This field must be unique.'] }],
])('%s: plain words in red, and the request counts', async (_, status, body) => {
  await requestTwice(status, body);
  expect(screen.getByRole('alert')).toHaveTextContent(joinWords.again);
});
