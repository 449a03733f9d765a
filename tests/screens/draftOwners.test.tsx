import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as migrations from '@/app/migrateKeys';
import type { AppStore } from '@/app/store';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { pollWords } from '@/content/pollWords';
import { paths } from '@/config/paths';
import { InterestWidget } from '@/features/interest/InterestWidget';
import { idfrontSlice } from '@/features/profile/identity.slice';
import { draftKey, type DraftValues, openDraft } from '@/lib/draft';
import * as databases from '@/lib/existingDatabase';
import * as imports from '@/lib/retryImport';
import { userKey } from '@/lib/userKey';
import { createOutboxStorage } from '@/outbox/storage';
import { saveToken, userKeyOf } from '@/session/saveSession';
import { currentUser } from '@/session/session.api';
import { userSlice } from '@/session/session.slice';
import { enquiryForm, renderForm, storedDrafts } from '../setup/forms';
import { eventually, runCleanups } from '../setup/lifecycle';
import { findHeading, pollAddress, question } from '../setup/memberPages';
import { countPosts } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const member = 'u.ruth';

function logIn(store: AppStore) {
  sessionStorage.setItem('userKey', member);
  store.dispatch(userSlice.actions.loggedIn({}));
}

async function storeDraft(formName: string, owner: string, values: DraftValues) {
  const draft = openDraft(draftKey(formName, '', owner), () => undefined);
  draft.save(values);
  await draft.flush();
  draft.close();
  await draft.load();
}

const details = () => screen.getByLabelText('Details');

describe('a form that a visitor filled, in a browser that is opened again by a member', () => {
  beforeEach(async () => {
    await storeDraft('enquiry', '', { category: 'start-up', details: 'A visitor’s' });
    sessionStorage.removeItem('userKey');
  });

  test('shows the member’s own draft, and leaves the visitor’s as it was', async () => {
    await storeDraft('enquiry', member, { details: 'The member’s' });
    const { store } = await renderForm(enquiryForm('enquiry'));
    await waitFor(() => expect(details()).toHaveValue('A visitor’s'));
    logIn(store);
    await waitFor(() => expect(details()).toHaveValue('The member’s'));
    expect(screen.getByRole('radio', { name: 'Investment' })).not.toBeChecked();
    expect(await storedDrafts()).toMatchObject({
      'visitor enquiry': { category: 'start-up', details: 'A visitor’s' },
      [`member ${member} enquiry`]: { details: 'The member’s' },
    });
  });

  test('takes along what was typed before the member was known', async () => {
    await storeDraft('enquiry', member, { details: 'The member’s' });
    const { store, user } = await renderForm(enquiryForm('enquiry'));
    await waitFor(() => expect(details()).toHaveValue('A visitor’s'));
    await user.click(screen.getByRole('radio', { name: 'Business' }));
    logIn(store);
    await waitFor(() => expect(details()).toHaveValue('The member’s'));
    expect(screen.getByRole('radio', { name: 'Business' })).toBeChecked();
    await waitFor(async () =>
      expect(await storedDrafts()).toMatchObject({
        'visitor enquiry': { category: 'start-up', details: 'A visitor’s' },
        [`member ${member} enquiry`]: { category: 'business', details: 'The member’s' },
      }),
    );
  });

  test('a summary that a visitor left open gives way to the member’s form', async () => {
    await storeDraft('enquiry', '', {
      category: 'start-up',
      industry: 'legal',
      size: '$0-100',
      details: 'A visitor’s',
      'summary-shown': 'summary-shown',
    });
    await storeDraft('enquiry', member, { details: 'The member’s' });
    const { store } = await renderForm(enquiryForm('enquiry'));
    await screen.findByRole('heading', { name: 'What you filled in' });
    logIn(store);
    await waitFor(() => expect(details()).toHaveValue('The member’s'));
  });
});

test('the interest widget shows the member’s own answers', async () => {
  await storeDraft('interest', '', { area: 'Others', subject: 'A visitor’s' });
  await storeDraft('interest', member, { area: 'Others', subject: 'The member’s' });
  sessionStorage.removeItem('userKey');
  const { store } = await renderForm(InterestWidget);
  expect(await screen.findByDisplayValue('A visitor’s')).toBeVisible();
  logIn(store);
  expect(await screen.findByDisplayValue('The member’s')).toBeVisible();
});

describe('before the provider names a member', () => {
  const key = () => userKeyOf(memberAccount.email);

  const ownDrafts = async () =>
    Object.entries(await storedDrafts()).flatMap(([name, values]) =>
      name.startsWith(`member ${key()} `) ? [values] : [],
    );

  /** A tab with the cookie alone. */
  async function openUnidentified(path: string) {
    saveToken((await provider.logIn('member')).access);
    sessionStorage.clear();
    provider.faults.add('profile-fails');
    const visit = await renderAt(path);
    await waitFor(() => expect(userKey()).toMatch(/^~/));
    return visit;
  }
  async function writeUnidentified() {
    const { user } = await openUnidentified(paths.community);
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Open');
    await storeDraft('comment', userKey(), { text: 'Closed' });
    await createOutboxStorage().change('waits', () => ({
      id: 'waits',
      member: userKey(),
      createdAt: 1,
      state: 'queued',
      revision: 0,
      kind: 'post',
      target: {},
      payload: { title: 'Waits', message: 'Words' },
    }));
    await waitFor(async () =>
      expect(Object.values(await storedDrafts())).toEqual(
        expect.arrayContaining([expect.objectContaining({ title: 'Open' }), { text: 'Closed' }]),
      ),
    );
  }
  const reconnect = () => act(async () => void window.dispatchEvent(new Event('online')));
  const reload = async () => {
    cleanup();
    await runCleanups();
    return renderAt(paths.community);
  };
  /** The first one is left while the session is restored. */
  const reloadTwice = async () => {
    const { retryImport } = imports;
    const load = vi.spyOn(imports, 'retryImport');
    load.mockImplementation((script, name) =>
      name === 'createChanges' ? new Promise(() => undefined) : retryImport(script, name),
    );
    await reload();
    await waitFor(() => expect(load).toHaveBeenCalledWith(expect.anything(), 'createChanges'));
    load.mockRestore();
    await reload();
  };

  test.each([
    ['the connection is back', reconnect],
    ['a reload', reload],
    ['a reload that is left early, and another', reloadTwice],
  ])('what they wrote and what waits to be sent is theirs after %s', async (_, identify) => {
    await writeUnidentified();
    provider.faults.clear();
    await identify();
    await waitFor(() => expect(userKey()).toBe(key()));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Open'));
    await eventually(async () => expect(await countPosts('Waits')).toBe(1));
    await waitFor(async () => expect(await ownDrafts()).toHaveLength(2));
    expect(Object.values(await storedDrafts())).toHaveLength(2);
    const closed = openDraft(draftKey('comment'), () => undefined);
    expect(await closed.load()).toEqual({ text: 'Closed' });
    closed.close();
  });

  test('beside a draft of their own, neither is lost', async () => {
    await storeDraft('comment', key(), { text: 'Own' });
    await writeUnidentified();
    provider.faults.clear();
    await reload();
    await waitFor(() => expect(userKey()).toBe(key()));
    expect(await ownDrafts()).toEqual(
      expect.arrayContaining([{ text: 'Own' }, { text: 'Closed' }]),
    );
  });

  test('a database that does not answer holds up nobody', async () => {
    await writeUnidentified();
    provider.faults.clear();
    vi.spyOn(databases, 'inDatabase').mockReturnValue(new Promise(() => undefined));
    await reload();
    await waitFor(() => expect(userKey()).toBe(key()));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
  });

  test('the identity document that they chose is theirs', async () => {
    const { store } = await openUnidentified(paths.faq);
    store.dispatch(idfrontSlice.actions.set('data:,1'));
    provider.faults.clear();
    await reconnect();
    await waitFor(() => expect(userKey()).toBe(key()));
    expect(idfrontSlice.selectors.select(store.getState())).toBe('data:,1');
    expect(localStorage.getItem(`persist:root${key()}`)).toContain('data:,1');
  });

  test('what could not be fetched meanwhile is fetched', async () => {
    provider.faults.add('server-error');
    await openUnidentified(pollAddress(2));
    expect(await screen.findByText(pollWords.failed)).toBeVisible();
    provider.faults.clear();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await findHeading(question)).toBeVisible();
  });

  test('another member who logs in meanwhile does not get their profile', async () => {
    await openUnidentified(paths.community);
    provider.faults.clear();
    let release = () => {};
    const moved = new Promise<void>((resolve) => {
      release = resolve;
    });
    const migrate = vi.spyOn(migrations, 'migrateKeys').mockReturnValue(moved);
    const { store } = await reload();
    await waitFor(() => expect(migrate).toHaveBeenCalledWith(expect.stringMatching(/^~/), key()));
    saveToken((await provider.logIn('admin')).access);
    const other = userKeyOf(adminAccount.email);
    localStorage.setItem('kb:session', JSON.stringify({ act: 'in', key: other, admin: false }));
    await act(async () => void window.dispatchEvent(new Event('pageshow')));
    await waitFor(() => expect(userKey()).toBe(other));
    await act(async () => {
      release();
      // What follows may load a script.
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const { data } = await store.dispatch(currentUser.initiate());
    expect(data?.profile.email).toBe(adminAccount.email);
  });
});
