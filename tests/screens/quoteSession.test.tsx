import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { signInWords } from '@/content/loginWords';
import { quoteRequestWords as words } from '@/content/quoteRequest';
import { paths, withQuery } from '@/config/paths';
import { draftsOf } from '@/features/quote/quoteDraft';
import { readTimestamp } from '@/lib/sharedTimestamps';
import { saveToken, userKeyOf } from '@/session/saveSession';
import { selectSession } from '@/session/session.slice';
import { showToast } from '@/ui/toast';
import {
  findSignInDialog,
  getSubmitButton,
  openQuoteReview,
  quotesSentBy,
  submitLogin,
} from '../setup/forms';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';

const failed = 'An error occurred while submitting the form. Please try again.';
const received = 'Your request has been received.';
const status = ({ store }: Visit) => selectSession(store.getState()).status;
const memberKey = () => userKeyOf(memberAccount.email);

/** A member logs in, or this tab's one logs out, in another tab. */
async function changeSessionInOtherTab(visit: Visit, how: 'in' | 'out'): Promise<void> {
  document.cookie = 'token=; Path=/; Max-Age=0';
  if (how === 'in') document.cookie = `token=${(await provider.logIn('member')).access}; Path=/`;
  localStorage.setItem('kb:session', JSON.stringify({ act: how, key: memberKey(), admin: false }));
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'kb:session' }));
  });
  await waitFor(() => expect(status(visit)).toBe(how === 'in' ? 'member' : 'visitor'));
}

/** A quote that has left, and whose answer waits for `release`. */
async function submitSlowly(as: 'visitor' | 'member') {
  const visit = await openQuoteReview({ as });
  let release = () => {};
  const handler = vi.fn<() => Promise<void>>(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  provider.server.use(http.post('*/quotes/', handler));
  await visit.user.click(getSubmitButton());
  await waitFor(() => expect(handler).toHaveBeenCalledOnce());
  return { ...visit, release: () => release() };
}

const storedReceipts = (): unknown => JSON.parse(localStorage.getItem('kb:quote-receipts') ?? '[]');

describe('a visitor’s quote on its way, while a member logs in in another tab', () => {
  test('is still being sent, and its receipt is shown', async () => {
    const visit = await submitSlowly('visitor');
    await changeSessionInOtherTab(visit, 'in');
    expect(getSubmitButton()).toHaveAttribute('aria-busy', 'true');
    visit.release();
    await waitFor(() => expect(visit.address()).toBe('/'));
    expect(await screen.findByText(received)).toBeVisible();
    expect(storedReceipts()).toMatchObject([{ owner: '' }]);
    expect(quotesSentBy(visit)).toHaveLength(1);
  });

  test('whose answer is lost may have arrived, and can be sent again', async () => {
    const visit = await submitSlowly('visitor');
    await changeSessionInOtherTab(visit, 'in');
    provider.faults.add('quote-offline');
    visit.release();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(failed);
    expect(alert).toHaveTextContent(words.mayHaveArrived);
    expect(getSubmitButton()).not.toHaveAttribute('aria-busy');
  });
});

test('a visitor’s lost quote is told where the form shows the member’s own answers by then', async () => {
  const name = `kb:quote ${memberKey()}`;
  localStorage.setItem(name, '{"id":"mine","answers":{"type":"Kingdom builder"}}');
  const visit = await submitSlowly('visitor');
  await changeSessionInOtherTab(visit, 'in');
  expect(await screen.findByText('Kingdom builder')).toBeVisible();
  expect(getSubmitButton()).not.toHaveAttribute('aria-busy');
  provider.faults.add('quote-offline');
  visit.release();
  expect(await screen.findByText(words.unknownToast)).toBeVisible();
  expect(screen.queryByText(failed)).toBeNull();
});

describe.each(['here', 'in another tab'])(
  'a member’s quote on its way over a logout %s',
  (where) => {
    const submitAndLogOut = async () => {
      const visit = await submitSlowly('member');
      if (where === 'here') await act(async () => void (await visit.session.logOut()));
      else await changeSessionInOtherTab(visit, 'out');
      await waitFor(() => expect(getSubmitButton()).not.toHaveAttribute('aria-busy'));
      return visit;
    };

    test('has its receipt at the next login', async () => {
      const { release, go, session } = await submitAndLogOut();
      release();
      expect(await screen.findByText(words.received)).toBeVisible();
      expect(storedReceipts()).toMatchObject([{ owner: memberKey() }]);
      await go(paths.myRequests);
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
      await act(async () => void (await session.logIn(memberAccount)));
      expect(await screen.findByText(received, { exact: false })).toBeVisible();
    });

    test('is not called unsent where its answer is lost', async () => {
      const { release } = await submitAndLogOut();
      provider.faults.add('quote-offline');
      release();
      expect(await screen.findByText(words.unknownToast)).toBeVisible();
      expect(screen.queryByText(words.notSentToast)).toBeNull();
    });
  },
);

test('a quote that failed before the page was loaded shows its failure, and is sent by one press', async () => {
  const before = await openQuoteReview();
  provider.faults.add('quote-offline');
  await before.user.click(getSubmitButton());
  expect(await screen.findByText(failed)).toBeVisible();
  provider.faults.clear();
  cleanup();
  const visit = await renderAt(withQuery(paths.getQuote, { step: 4 }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(failed);
  expect(alert).toHaveTextContent(words.mayHaveArrived);
  expect(quotesSentBy(visit)).toHaveLength(1);
  await visit.user.click(getSubmitButton());
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(quotesSentBy(visit)).toHaveLength(2);
});

test('a quote that was refused with the session does not count as on its way', async () => {
  const visit = await openQuoteReview({ as: 'member' });
  const id = draftsOf(memberKey()).get()[0]?.id ?? '';
  visit.provider.faults.add({ name: 'no', path: '/quotes/', kind: 'status', status: 401 });
  await visit.user.click(getSubmitButton());
  await findSignInDialog();
  expect(quotesSentBy(visit)).toHaveLength(1);
  expect(await readTimestamp(`quote left ${id}`)).toBeUndefined();
  visit.provider.faults.clear();
  await submitLogin(visit.user, { form: signInWords.ended });
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(quotesSentBy(visit)).toHaveLength(2);
});

test('a host of quotes that refuses every token prompts for one login, then shows an error', async () => {
  const visit = await openQuoteReview({ as: 'member' });
  visit.provider.faults.add({ name: 'no', path: '/quotes/', kind: 'status', status: 401 });
  await visit.user.click(getSubmitButton());
  await findSignInDialog();
  await submitLogin(visit.user, { form: signInWords.ended });
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(status(visit)).toBe('member');
  await visit.user.click(getSubmitButton());
  await waitFor(() => expect(quotesSentBy(visit)).toHaveLength(3));
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  visit.provider.faults.clear();
  const body = { message: 'A key is missing' };
  visit.provider.faults.add({ name: 'no', path: '/quotes/', kind: 'status', status: 401, body });
  await visit.user.click(getSubmitButton());
  expect(await screen.findByText(body.message)).toBeVisible();
});

test('another member who logs in through the dialog is told nothing of the first one’s quote', async () => {
  const visit = await openQuoteReview({ as: 'member' });
  await provider.database.expireTokens();
  await visit.user.click(getSubmitButton());
  await findSignInDialog();
  await submitLogin(visit.user, { ...adminAccount, form: signInWords.ended });
  await waitFor(() =>
    expect(sessionStorage.getItem('userKey')).toBe(userKeyOf(adminAccount.email)),
  );
  await waitFor(() =>
    expect(JSON.stringify(visit.store.getState())).not.toContain('"status":"pending"'),
  );
  await act(async () => showToast('info', 'A later toast'));
  expect(await screen.findByText('A later toast')).toBeVisible();
  expect(screen.queryByText(words.notSentToast)).toBeNull();
  expect(quotesSentBy(visit)).toHaveLength(1);
});

test('a quote that is sent while the session is restored is the member’s', async () => {
  saveToken((await provider.logIn('member')).access);
  sessionStorage.clear();
  const release = pauseCalls('get', '/auth/users/me/');
  const visit = await openQuoteReview();
  await visit.user.click(getSubmitButton());
  expect(getSubmitButton()).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(storedReceipts()).toMatchObject([{ owner: memberKey() }]);
  expect(quotesSentBy(visit)[0]?.headers['authorization']).toMatch(/^Bearer \S+$/);
});
