import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { groupPath, paths } from '@/config/paths';
import { memberAccount } from '@/content/demoAccounts';
import { userKeyOf } from '@/session/saveSession';
import {
  submitJoinRequest,
  setMemberships,
  findJoinForm,
  findJoinState,
  joinRequestsTo,
} from '../setup/memberPages';
import { submitLogin, findSignInDialog, storedDrafts } from '../setup/forms';
import { joinWords } from '@/content/joinWords';
import { signInWords } from '@/content/loginWords';
import { refuseRows, setOnline } from '../setup/outbox';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const marketing = groupPath('marketing');
const requestSent = 'Request sent';
const path = '/community/*/request/';

type Body = Readonly<Record<string, string | string[] | Record<string, string | string[]>>>;

const setAnswer = (status: number, body: Body) =>
  provider.faults.set([{ name: 'answer', method: 'POST', path, kind: 'status', status, body }]);

async function openAndRequest() {
  const visit = await renderAt(marketing, { as: 'member' });
  await submitJoinRequest(visit.user, 'Marketing', 'I write.');
  return visit;
}

/** Leaves a request queued. */
async function requestOffline() {
  const visit = await renderAt(marketing, { as: 'member' });
  await waitFor(() => expect(provider.received.of('GET', '/my-communities')).toHaveLength(1));
  setOnline(false);
  await submitJoinRequest(visit.user, 'Marketing', 'I write.');
  await findJoinState('You’re offline');
}

beforeEach(() => setMemberships(1, 4));

const full = 'The group is full.';
test.each([
  ['text', 400, { detail: full }, full],
  ['a list', 400, { detail: [full] }, full],
  ['an object', 400, { detail: { group: [full] } }, full],
  ['the detail of errors', 422, { errors: { detail: full } }, full],
  ['of a field it lacks', 400, { category: ['This field is required.'] }, 'Category: This field'],
])('a refusal that is %s is shown, and what was typed stays', async (_, status, body, text) => {
  setAnswer(status, body);
  await openAndRequest();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  const form = await findJoinForm('Marketing');
  expect(form.getByLabelText('Description')).toHaveValue('I write.');
  expect(form.getByRole('button', { name: 'Join' })).not.toHaveAttribute('aria-busy');
});

test('a refusal of the description is shown at the field, one in general above as well', async () => {
  const description = ['Please tell us more.'];
  setAnswer(400, { description });
  const { user } = await openAndRequest();
  const form = await findJoinForm('Marketing');
  await waitFor(() => expect(form.getByLabelText('Description')).toBeInvalid());
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts()).toEqual(['Please tell us more.']);
  setAnswer(400, { detail: 'The group is full.', description });
  await user.click(form.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(alerts()).toEqual(['Please tell us more.', 'The group is full.']));
});

test('403: the member may not, and may try again', async () => {
  provider.faults.set(['join-refused']);
  const { user } = await openAndRequest();
  const message = await within(screen.getByRole('main')).findByRole('alert');
  expect(message).toHaveTextContent('You do not have permission to perform this action.');
  provider.faults.clear();
  await user.click((await findJoinForm('Marketing')).getByRole('button', { name: 'Join' }));
  await findJoinState(requestSent);
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
});

test('a request that had to wait and is refused comes back with the reason', async () => {
  await requestOffline();
  setAnswer(400, { detail: 'The group is full.' });
  setOnline(true);
  expect(await screen.findByRole('alert')).toHaveTextContent('The group is full.');
  const form = await findJoinForm('Marketing');
  expect(form.getByLabelText('Description')).toHaveValue('I write.');
  await waitFor(async () => expect(JSON.stringify(await storedDrafts())).toContain('I write.'));
});

test('without a connection it is queued in view, and is sent on return', async () => {
  await requestOffline();
  expect(joinRequestsTo(1)).toEqual([]);
  const link = screen.getByRole('link', { name: 'See all communities and groups' });
  act(() => link.focus());
  setOnline(true);
  await findJoinState(requestSent);
  expect(joinRequestsTo(1)).toHaveLength(1);
  expect(link).toHaveFocus();
});

test('a request that the device refuses keeps its stored draft until it has arrived', async () => {
  refuseRows();
  await requestOffline();
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())).toMatchObject([{ description: 'I write.' }]),
  );
  setOnline(true);
  await findJoinState(requestSent);
  await waitFor(async () => expect(await storedDrafts()).toEqual({}));
});

test('a queued request can be cancelled: its words are back in the form', async () => {
  const { user } = await renderAt(groupPath('tech-devs'), { as: 'member' });
  await waitFor(() => expect(provider.received.of('GET', '/my-communities')).toHaveLength(1));
  setOnline(false);
  const form = await findJoinForm('Tech devs');
  await user.selectOptions(form.getByLabelText('Category'), 'Design tools');
  await user.selectOptions(form.getByLabelText('Stack'), 'Figma');
  await submitJoinRequest(user, 'Tech devs', 'I draw.');
  await findJoinState('You’re offline');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const again = await findJoinForm('Tech devs');
  await waitFor(() => expect(again.getByLabelText('Description')).toHaveValue('I draw.'));
  expect(again.getByLabelText('Category')).toHaveValue('design');
  expect(again.getByLabelText('Stack')).toHaveValue('figma');
  setOnline(true);
  expect(joinRequestsTo(1)).toEqual([]);
});

test('a refusal after the page was left is in the outbox, and comes back with its reason', async () => {
  let refuse = () => {};
  const decided = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  provider.server.use(
    http.post('*/community/1/request/', async () => {
      await decided;
      return HttpResponse.json({ detail: 'The group is full.' }, { status: 422 });
    }),
  );
  const { go } = await openAndRequest();
  await go(paths.outbox);
  refuse();
  expect(await screen.findByText('The group is full.')).toBeVisible();
  const card = within(screen.getByRole('listitem'));
  expect(card.getByText('Marketing')).toBeVisible();
  expect(card.getByText('I write.')).toBeVisible();
  await go(marketing);
  const form = await findJoinForm('Marketing');
  expect(await form.findByText('The group is full.')).toBeVisible();
  expect(form.getByLabelText('Description')).toHaveValue('I write.');
});

test('a request without an answer that is cancelled while Retry waits may still have arrived', async () => {
  provider.faults.set([
    { name: 'lost', method: 'POST', path, kind: 'network-error', carriedOut: true },
  ]);
  const { user } = await openAndRequest();
  await findJoinState('Your request may not have arrived');
  setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Retry' });
  expect(await findJoinState('Your request may not have arrived')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a request without an answer is not sent again by Retry alone', async () => {
  provider.faults.set([
    { name: 'lost', method: 'POST', path, kind: 'network-error', carriedOut: true },
  ]);
  const { user } = await openAndRequest();
  await findJoinState('Your request may not have arrived');
  provider.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const arrived = await screen.findByRole('button', { name: 'It arrived: keep it' });
  expect(screen.getByRole('button', { name: 'It did not: send again' })).toBeVisible();
  expect(joinRequestsTo(1)).toHaveLength(1);
  await user.click(arrived);
  await findJoinState(requestSent);
  expect(joinRequestsTo(1)).toHaveLength(1);
  const { joinRequests } = await provider.database.read();
  expect(joinRequests.filter(({ category }) => category === 'Marketing')).toHaveLength(1);
});

test('a session that ends in the middle prompts for a login, and the request is sent after it', async () => {
  const { user } = await renderAt(marketing, { as: 'member' });
  await waitFor(() => expect(provider.received.of('GET', '/my-communities')).toHaveLength(1));
  await provider.database.expireTokens();
  await submitJoinRequest(user, 'Marketing', 'I write.');
  await findSignInDialog();
  await submitLogin(user, { form: signInWords.ended });
  await findJoinState(requestSent);
  expect(joinRequestsTo(1).at(-1)?.body).toEqual({
    description: 'I write.',
    category: 'Marketing',
  });
});

test('where requests are refused with every token, one login is enough, and the text comes back', async () => {
  provider.faults.set([{ name: 'no', method: 'POST', path, kind: 'status', status: 401 }]);
  const { user } = await openAndRequest();
  await findSignInDialog();
  await submitLogin(user, { form: signInWords.ended });
  expect(await screen.findByRole('alert')).toHaveTextContent('You don’t have permission');
  expect(screen.queryByRole('dialog')).toBeNull();
  const form = await findJoinForm('Marketing');
  expect(form.getByLabelText('Description')).toHaveValue('I write.');
});

test('where one’s communities cannot be read, the page says so, and a request works all the same', async () => {
  provider.faults.set(['my-communities-fail']);
  const { user } = await renderAt(marketing, { as: 'member' });
  expect(await screen.findByText(joinWords.unchecked)).toBeVisible();
  await submitJoinRequest(user, 'Marketing', 'I write.');
  expect(await findJoinState(requestSent)).toBeVisible();
});

test('what is typed in a new tab, before it is known who is here, is the member’s', async () => {
  const { access } = await provider.logIn('member');
  document.cookie = `token=${access}; Path=/`;
  const release = pauseCalls('get', '/auth/users/me/');
  const { user } = await renderAt(marketing);
  const form = await findJoinForm('Marketing');
  await user.type(form.getByLabelText('Description'), 'I write.');
  await waitFor(async () => expect(Object.keys(await storedDrafts())).toHaveLength(1));
  release();
  await waitFor(async () =>
    expect(await storedDrafts()).toEqual({
      [`member ${userKeyOf(memberAccount.email)} join ${marketing}`]: { description: 'I write.' },
    }),
  );
  document.body.replaceChildren();
  await renderAt(marketing);
  const again = await findJoinForm('Marketing');
  await waitFor(() => expect(again.getByLabelText('Description')).toHaveValue('I write.'));
});
