import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { groupPath } from '@/config/paths';
import { joinWords } from '@/content/joinWords';
import { pendingWords } from '@/content/pendingWords';
import {
  findJoinForm,
  findJoinState,
  setMemberships,
  submitJoinRequest,
} from '../setup/memberPages';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const marketing = groupPath('marketing');
const path = '/community/*/request/';
const words = 'You have already requested to join this community.';
const constraint = 'The fields user, community must make a unique set.';

type Refusal = readonly [
  name: string,
  status: number,
  body: Readonly<Record<string, string | string[]>>,
  shown: string,
];

/** How a provider says that it has a request of this member. */
const refusals: readonly Refusal[] = [
  ['409', 409, { detail: words }, words],
  ['400 with that reason', 400, { detail: [words] }, words],
  ['409 without a word', 409, {}, joinWords.again],
  ['a constraint of two fields', 400, { non_field_errors: [constraint] }, joinWords.again],
  [
    'a constraint of one field',
    400,
    { community: ['This field must be unique.'] },
    joinWords.again,
  ],
];

const refuse = (status: number, body: Refusal[2]) =>
  provider.faults.set([{ name: 'answer', method: 'POST', path, kind: 'status', status, body }]);

beforeEach(() => setMemberships(1, 4));

// The other request may be for another group of the same community.
test.each(refusals)(
  '%s: the reason in red, and the request is not called sent',
  async (_, status, body, shown) => {
    refuse(status, body);
    const { user } = await renderAt(marketing, { as: 'member' });
    await submitJoinRequest(user, 'Marketing', 'I write.');
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    const form = await findJoinForm('Marketing');
    expect(form.getByLabelText('Description')).toHaveValue('I write.');
    document.body.replaceChildren();
    await renderAt(marketing, { as: 'member' });
    await findJoinForm('Marketing');
  },
);

test.each(refusals)(
  '%s: a request whose answer was lost had arrived',
  async (_, status, body, shown) => {
    const lost = { name: 'lost', method: 'POST', path, kind: 'network-error' } as const;
    provider.faults.set([{ ...lost, carriedOut: true }]);
    const { user } = await renderAt(marketing, { as: 'member' });
    await submitJoinRequest(user, 'Marketing', 'I write.');
    await findJoinState('Your request may not have arrived');
    refuse(status, body);
    await user.click(screen.getByRole('button', { name: pendingWords.retry }));
    await user.click(await screen.findByRole('button', { name: pendingWords.resend }));
    await findJoinState('Request sent');
    expect(screen.queryByText(shown)).toBeNull();
  },
);
