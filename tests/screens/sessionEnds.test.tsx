import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { saveToken, userKeyOf } from '@/session/saveSession';
import { portalApi } from '@/api/portalApi';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { signInWords } from '@/content/loginWords';
import { selectSession } from '@/session/session.slice';
import { paths, withQuery } from '@/config/paths';
import { submitLogin, findSignInDialog } from '../setup/forms';
import { provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';
import { eventually } from '../setup/lifecycle';

/** Calls as any feature makes them: one that reads, one that writes. */
const { read, write } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => ({ path: '/auth/users/me/' }) }),
    write: build.mutation<unknown, string>({
      query: (content) => ({ path: '/posts/1/comments/', method: 'POST', json: { content } }),
    }),
  }),
}).endpoints;

const fetchUser = ({ store }: Visit) =>
  store.dispatch(read.initiate(undefined, { forceRefetch: true, subscribe: false }));
const send = ({ store }: Visit, text: string) => store.dispatch(write.initiate(text));
const status = ({ store }: Visit) => selectSession(store.getState()).status;
const sent = () => provider.received.of('POST', '/posts/1/comments/');
const ofToken = (text: string | undefined) => text?.replace(/^JWT /, '');

async function memberAt(url: string) {
  const visit = await renderAt(url, { as: 'member' });
  await waitFor(() => expect(status(visit)).toBe('member'));
  return visit;
}

/** A member's page whose next call meets an expired token; `pending` is that call. */
async function endedAt(url: string) {
  const visit = await memberAt(url);
  await provider.database.expireTokens();
  const pending = send(visit, 'Still here');
  const dialog = await findSignInDialog();
  return { ...visit, pending, dialog };
}

const inDialog = { form: signInWords.ended };

describe('a session that ends', () => {
  test('opens the dialog over the page, e-mail filled in; the call goes on after login', async () => {
    const visit = await endedAt('/faq');
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeInTheDocument();
    expect(visit.dialog).toHaveProperty('open', true);
    expect(screen.getAllByLabelText('Email').at(-1)).toHaveValue(memberAccount.email);
    await waitFor(() => expect(screen.getAllByLabelText('Password').at(-1)).toHaveFocus());
    const before = sent().length;
    await submitLogin(visit.user, inDialog);
    const answer = await visit.pending;
    expect(answer.error).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toHaveLength(before + 1);
    const token = sessionStorage.getItem('accessToken');
    expect(ofToken(sent().at(-1)?.headers['authorization'])).toBe(token);
    await waitFor(() => expect(visit.address()).toBe('/faq'));
    expect(status(visit)).toBe('member');
  });

  test('several calls wait for one dialog; new ones are not even sent', async () => {
    const visit = await endedAt('/faq');
    const countBefore = provider.received.all().length;
    const more = [fetchUser(visit), send(visit, 'Second')] as const;
    await Promise.resolve();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await submitLogin(visit.user, inDialog);
    const answers = await Promise.all([visit.pending, ...more]);
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    expect(provider.received.all()).toHaveLength(countBefore + 4);
  });

  test('a wrong password stays in the dialog', async () => {
    const visit = await endedAt('/faq');
    await submitLogin(visit.user, { ...inDialog, password: 'no' });
    await waitFor(() =>
      expect(screen.getAllByLabelText('Password').at(-1)).toHaveAccessibleDescription(
        'No active account found with the given credentials',
      ),
    );
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await submitLogin(visit.user, inDialog);
    expect((await visit.pending).error).toBeUndefined();
  });

  test.each(['Escape', 'the button'])(
    'closed by %s, it leads to the login and back',
    async (how) => {
      const visit = await endedAt('/faq?topic=2');
      if (how === 'Escape') await visit.user.keyboard('{Escape}');
      else await visit.user.click(screen.getByRole('button', { name: signInWords.close }));
      expect((await visit.pending).error).toBeDefined();
      await waitFor(() =>
        expect(visit.address()).toBe(withQuery(paths.communityLogin, { next: '/faq?topic=2' })),
      );
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.cookie).not.toContain('token');
      expect(sessionStorage.getItem('userKey')).toBeNull();
      expect(visit.store.getState().user).toEqual({ loggedIn: false, user: {} });
      expect(sent()).toHaveLength(1);
    },
  );

  test('closed over a comment on its way, it lets that go out at the next login', async () => {
    const page = withQuery(paths.commentPage, { post: 30 });
    const visit = await memberAt(page);
    await visit.user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Amen.');
    await provider.database.expireTokens();
    await visit.user.click(screen.getByRole('button', { name: 'post comment' }));
    await findSignInDialog();
    await visit.user.keyboard('{Escape}');
    await waitFor(() => expect(visit.address()).toContain(paths.communityLogin));
    await submitLogin(visit.user, memberAccount);
    await waitFor(() => expect(visit.address()).toBe(page));
    const arrived = async () => {
      const { comments } = await provider.database.read();
      return comments.filter(({ text }) => text === 'Amen.').length;
    };
    await eventually(async () => expect(await arrived()).toBe(1));
    expect(await screen.findByText('Amen.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByText(/not sent|Not sent|May still arrive/)).toBeNull(),
    );
  });

  test('another member who logs in there inherits nothing', async () => {
    const visit = await endedAt('/faq');
    const heading = screen.getByRole('heading', { level: 1, hidden: true });
    await submitLogin(visit.user, { ...inDialog, ...adminAccount });
    expect((await visit.pending).error).toBeDefined();
    expect(sent()).toHaveLength(1);
    expect(sessionStorage.getItem('userKey')).toBe(userKeyOf(adminAccount.email));
    expect(visit.store.getState().user.user).toMatchObject({ email: adminAccount.email });
    expect(heading).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a cookie that lapsed ends it with the next call', async () => {
    const visit = await memberAt('/faq');
    document.cookie = 'token=; Path=/; Max-Age=0';
    const pending = fetchUser(visit);
    await findSignInDialog();
    await submitLogin(visit.user, inDialog);
    expect((await pending).data).toMatchObject({ email: memberAccount.email });
  });

  test.each(['news', 'the cookie'])(
    'a logout in another tab wins over the dialog: %s came last',
    async (last) => {
      const visit = await memberAt('/outbox');
      const key = userKeyOf(memberAccount.email);
      const announceLogout = () => {
        localStorage.setItem('kb:session', JSON.stringify({ act: 'out', key, admin: false }));
        window.dispatchEvent(new StorageEvent('storage', { key: 'kb:session' }));
      };
      if (last === 'the cookie') {
        await provider.database.expireTokens();
        await act(async () => announceLogout());
      }
      void fetchUser(visit);
      if (last === 'news') {
        document.cookie = 'token=; Path=/; Max-Age=0';
        // Where the news are here already, no dialog comes at all.
        await findSignInDialog();
      }
      document.cookie = 'token=; Path=/; Max-Age=0';
      if (last === 'news') await act(async () => announceLogout());
      await waitFor(() => expect(visit.address()).toBe(paths.home));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(sessionStorage.getItem('userKey')).toBeNull();
      const messages = await screen.findAllByText(signInWords.loggedOutInOtherTab);
      expect(messages.at(-1)).toBeVisible();
    },
  );

  test('a login of the same member in another tab is enough', async () => {
    const visit = await endedAt('/faq');
    const { access } = await provider.logIn('member');
    document.cookie = `token=${access}; Path=/`;
    const news = { act: 'in', key: userKeyOf(memberAccount.email), admin: false };
    localStorage.setItem('kb:session', JSON.stringify(news));
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect((await visit.pending).error).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a 401 that ends no session', () => {
  test('on a token replaced meanwhile: the call goes out again with the new one', async () => {
    const visit = await memberAt('/faq');
    await provider.database.expireTokens();
    provider.faults.add({
      name: 'slow',
      path: '/auth/users/me/',
      kind: 'delay',
      ms: 2000,
      times: 1,
    });
    const pending = fetchUser(visit);
    await eventually(() => expect(provider.received.all()).toHaveLength(1));
    saveToken((await provider.logIn('member')).access);
    expect((await pending).data).toMatchObject({ email: memberAccount.email });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test("on a visitor's call", async () => {
    const visit = await renderAt('/faq');
    await waitFor(() => expect(status(visit)).toBe('visitor'));
    expect((await fetchUser(visit)).error).toMatchObject({ status: 401 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('on a dead token while the session is restored: the call goes on without it', async () => {
    saveToken('long gone');
    const visit = await renderAt('/faq');
    const posts = visit.store.dispatch(
      portalApi
        .injectEndpoints({
          endpoints: (build) => ({
            anyone: build.query<unknown, void>({ query: () => ({ path: '/posts/' }) }),
          }),
        })
        .endpoints.anyone.initiate(),
    );
    expect((await posts).error).toBeUndefined();
    expect(status(visit)).toBe('visitor');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
