import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { saveToken, userKeyOf } from '@/session/saveSession';
import { readAnswer, saveAnswer } from '@/api/offlineCacheStorage';
import { portalApi } from '@/api/portalApi';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { signInWords } from '@/content/loginWords';
import { areaSlice } from '@/features/quote/area.slice';
import { selectSession } from '@/session/session.slice';
import { paths, withQuery } from '@/config/paths';
import { findSignInDialog, storedDrafts, submitLogin } from '../setup/forms';
import { provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';

/** A call as any feature makes it. */
const { call } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    call: build.mutation<unknown, void>({ query: () => ({ path: '/auth/users/me/' }) }),
  }),
}).endpoints;

const requestUser = ({ store }: Visit) => store.dispatch(call.initiate());
const session = ({ store }: Visit) => selectSession(store.getState());
const userRequests = () => provider.received.of('GET', '/auth/users/me/');
const keyHere = () => sessionStorage.getItem('userKey');
const storedState = (key: string) => localStorage.getItem(`persist:root${key}`);
const memberKey = () => userKeyOf(memberAccount.email);
const adminKey = () => userKeyOf(adminAccount.email);

type News = { readonly act: 'in' | 'out'; readonly key: string; readonly print?: number };

/** What another tab writes; this one is notified by `hear`, or not at all. */
const write = (news: News) =>
  localStorage.setItem('kb:session', JSON.stringify({ admin: false, ...news }));
const hear = () =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'kb:session' })));
const wakeUp = () => act(async () => void window.dispatchEvent(new Event('pageshow')));
const forgetCookie = () => {
  document.cookie = 'token=; Path=/; Max-Age=0';
};

/** Another tab's login: the cookie has its token, and no tab is notified. */
async function cookieOf(role: 'member' | 'admin'): Promise<string> {
  const { access } = await provider.logIn(role);
  document.cookie = `token=${access}; Path=/`;
  return access;
}

async function memberAt(url: string): Promise<Visit> {
  const visit = await renderAt(url, { as: 'member' });
  await waitFor(() => expect(session(visit).status).toBe('member'));
  return visit;
}

/** A tab that was opened with the cookie alone and has requested whose it is. */
async function openedAt(url: string, fault: 'time-out' | 'status'): Promise<Visit> {
  saveToken((await provider.logIn('member')).access);
  sessionStorage.clear();
  const owner = { name: 'owner', path: '/auth/users/me/' };
  provider.faults.add(
    fault === 'status' ? 'profile-fails' : { ...owner, kind: 'time-out', times: 1 },
  );
  const visit = await renderAt(url);
  await waitFor(() => expect(userRequests()).not.toEqual([]));
  return visit;
}

/** Resolves when nothing of the member is left on this tab, with where it leads. */
async function gone(visit: Visit): Promise<string> {
  await waitFor(() => expect(visit.address()).not.toBe(paths.outbox));
  expect(session(visit)).toMatchObject({ status: 'visitor', isExpired: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(keyHere()).toBeNull();
  await waitFor(() => expect(storedState(memberKey())).toBeNull());
  return visit.address();
}

describe('a logout in another tab', () => {
  test.each(['the cookie has gone', 'its token is refused'])(
    'that this one was never notified of is found by its next call: %s',
    async (how) => {
      const visit = await memberAt(paths.outbox);
      if (how === 'the cookie has gone') forgetCookie();
      else await provider.database.expireTokens();
      write({ act: 'out', key: memberKey() });
      let ended = false;
      visit.store.subscribe(() => {
        ended ||= session(visit).isExpired;
      });
      void requestUser(visit);
      expect(await gone(visit)).toBe(paths.home);
      // Not even for a moment: the dialog takes the focus.
      expect(ended).toBe(false);
    },
  );

  test('closes a dialog though the refused token is still to be seen', async () => {
    const visit = await memberAt(paths.outbox);
    await provider.database.expireTokens();
    void requestUser(visit);
    await findSignInDialog();
    write({ act: 'out', key: memberKey() });
    await hear();
    expect(await gone(visit)).toBe(paths.home);
  });

  test('while this one is restored: it prompts for a login, and does not wait for an answer', async () => {
    const visit = await openedAt(paths.outbox, 'time-out');
    expect(session(visit).status).toBe('restoring');
    forgetCookie();
    write({ act: 'out', key: memberKey() });
    await hear();
    expect(await gone(visit)).toBe(withQuery(paths.communityLogin, { next: paths.outbox }));
  });

  test('of a member whose name this one does not know', async () => {
    const visit = await openedAt(paths.outbox, 'status');
    await waitFor(() => expect(session(visit).status).toBe('member'));
    expect(keyHere()).toMatch(/^~/);
    forgetCookie();
    write({ act: 'out', key: memberKey() });
    await hear();
    expect(await gone(visit)).toBe(paths.home);
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('~'))).toEqual([]),
    );
  });

  test('that did not know their name', async () => {
    const visit = await memberAt(paths.outbox);
    forgetCookie();
    write({ act: 'out', key: '~here' });
    await hear();
    expect(await gone(visit)).toBe(paths.home);
  });

  test('after which another member came and went while this one slept', async () => {
    const visit = await memberAt(paths.outbox);
    await waitFor(() => expect(storedState(memberKey())).not.toBeNull());
    localStorage.removeItem(`persist:root${memberKey()}`);
    forgetCookie();
    write({ act: 'out', key: adminKey() });
    await wakeUp();
    expect(await gone(visit)).toBe(paths.home);
  });
});

describe('another member in another tab', () => {
  test('who came without a logout before: nothing of this one stays', async () => {
    const visit = await memberAt(paths.outbox);
    visit.store.dispatch(areaSlice.actions.set('Kingdom builder'));
    await waitFor(() => expect(storedState(memberKey())).toContain('Kingdom builder'));
    forgetCookie();
    write({ act: 'in', key: adminKey() });
    await wakeUp();
    expect(await gone(visit)).toBe(paths.home);
  });

  test('who came after a logout: what this tab wrote since goes too', async () => {
    await memberAt(paths.faq);
    await waitFor(() => expect(storedState(memberKey())).not.toBeNull());
    localStorage.removeItem(`persist:root${memberKey()}`);
    await saveAnswer(memberKey(), 'posts', { version: '1', answer: () => ['Theirs'], at: 1 });
    expect(await readAnswer(memberKey(), 'posts')).toBeDefined();
    await cookieOf('admin');
    write({ act: 'in', key: adminKey() });
    await hear();
    await waitFor(() => expect(keyHere()).toBe(adminKey()));
    await waitFor(async () => expect(await readAnswer(memberKey(), 'posts')).toBeUndefined());
    await waitFor(() => expect(storedState(memberKey())).toBeNull());
  });

  test('while this one is restored: it is theirs at once', async () => {
    const visit = await openedAt(paths.faq, 'time-out');
    await cookieOf('admin');
    write({ act: 'in', key: adminKey() });
    await hear();
    await waitFor(() => expect(session(visit).status).toBe('member'));
    expect(keyHere()).toBe(adminKey());
  });

  test('whose token comes before the news of it: its owner is requested from the provider', async () => {
    const visit = await memberAt(paths.faq);
    await cookieOf('admin');
    write({ act: 'in', key: memberKey(), print: 1 });
    await wakeUp();
    await waitFor(() => expect(keyHere()).toBe(adminKey()));
    expect(visit.store.getState().user.user).toMatchObject({ email: adminAccount.email });
  });

  test('is nobody this page calls as, also before it is notified', async () => {
    const visit = await memberAt(paths.faq);
    await cookieOf('admin');
    write({ act: 'in', key: adminKey() });
    expect((await act(async () => requestUser(visit))).error).toBeDefined();
    expect(userRequests()).toEqual([]);
    expect(keyHere()).toBe(adminKey());
  });
});

test.each(['in the dialog', 'in another tab'])(
  'another member who logs in %s inherits nothing of one whose name is not known',
  async (where) => {
    const visit = await openedAt(paths.community, 'status');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await visit.user.type(title, 'Not for others');
    const temporaryKey = keyHere();
    expect(temporaryKey).toMatch(/^~/);
    const draft = { [`member ${temporaryKey} post posts`]: { title: 'Not for others' } };
    await waitFor(async () => expect(await storedDrafts()).toMatchObject(draft));
    provider.faults.clear();
    if (where === 'in the dialog') {
      await provider.database.expireTokens();
      void requestUser(visit);
      await findSignInDialog();
      await submitLogin(visit.user, { ...adminAccount, form: signInWords.ended });
    } else {
      await cookieOf('admin');
      write({ act: 'in', key: adminKey() });
      await hear();
    }
    await waitFor(() => expect(keyHere()).toBe(adminKey()));
    await waitFor(() => expect(title).not.toBeInTheDocument());
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(Object.keys(await storedDrafts())).toEqual(Object.keys(draft));
  },
);

test('closing the dialog logs the other tabs out too', async () => {
  const visit = await memberAt(paths.outbox);
  await provider.database.expireTokens();
  void requestUser(visit);
  await findSignInDialog();
  await visit.user.keyboard('{Escape}');
  await gone(visit);
  const published: unknown = JSON.parse(localStorage.getItem('kb:session') ?? '');
  expect(published).toMatchObject({ act: 'out', key: memberKey() });
  expect(document.cookie).not.toContain('token');
});

test('closing the dialog gives up no login of another tab', async () => {
  const visit = await memberAt(paths.outbox);
  await provider.database.expireTokens();
  void requestUser(visit);
  await findSignInDialog();
  const token = await cookieOf('member');
  await visit.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.cookie).toContain(token);
});
