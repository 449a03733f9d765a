import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AppStore } from '@/app/store';
import { memberAccount } from '@/content/demoAccounts';
import { CommentField } from '@/features/composer/CommentField';
import { draftKey } from '@/lib/draft';
import { userKeyName } from '@/lib/userKey';
import { userKeyOf } from '@/session/saveSession';
import { userSlice } from '@/session/session.slice';
import { storedDrafts } from '../setup/forms';
import { addCleanup } from '../setup/lifecycle';
import { logInAs, openTab } from '../setup/outbox';
import { provider } from '../setup/provider';
import { mockCanvas, pngFile, renderComposer } from '../setup/publishing';

const member = () => `member ${userKeyOf(memberAccount.email)}`;
const beUnidentified = () => sessionStorage.setItem(userKeyName, '~tab');
async function identify(store: AppStore) {
  await logInAs('member');
  store.dispatch(userSlice.actions.loggedIn({}));
}
const waitForDrafts = (count: number) =>
  waitFor(async () => expect(Object.keys(await storedDrafts())).toHaveLength(count));

beforeEach(() => logInAs('member'));

/** A member's draft, and another one of a tab that does not know yet who is here, restored. */
async function restoreBeside() {
  mockCanvas();
  const own = await renderComposer();
  await own.user.type(own.title(), 'Own');
  await own.user.upload(own.picker(), pngFile('own.png'));
  await waitForDrafts(2);
  cleanup();
  own.leave();
  beUnidentified();
  const other = await renderComposer();
  await other.user.type(other.message(), 'Other');
  await other.user.upload(other.picker(), pngFile('other.png'));
  await waitForDrafts(4);
  cleanup();
  const again = await renderComposer(other);
  expect(await screen.findByText('other.png')).toBeVisible();
  expect(again.message()).toHaveValue('Other');
  return again;
}

test('what a tab restored before its member was known gives way to the member’s own post', async () => {
  const { store, user, title, message } = await restoreBeside();
  await identify(store);
  expect(await screen.findByText('own.png')).toBeVisible();
  expect(screen.queryByText('other.png')).toBeNull();
  expect(title()).toHaveValue('Own');
  expect(message()).toHaveValue('');
  await user.type(message(), 'More');
  await waitFor(async () =>
    expect(await storedDrafts()).toMatchObject({
      'member ~tab post posts': { message: 'Other' },
      'member ~tab post picture posts': { name: 'other.png' },
      [`${member()} post posts`]: { title: 'Own', message: 'More' },
      [`${member()} post picture posts`]: { name: 'own.png' },
    }),
  );
});

test('what was changed there is taken along', async () => {
  const { store, user, title, message, picker } = await restoreBeside();
  await user.type(message(), '!');
  await user.upload(picker(), pngFile('third.png'));
  expect(await screen.findByText('third.png')).toBeVisible();
  await identify(store);
  await waitFor(() => expect(title()).toHaveValue('Own'));
  expect(message()).toHaveValue('Other!');
  expect(screen.getByText('third.png')).toBeVisible();
  await waitFor(async () =>
    expect(await storedDrafts()).toMatchObject({
      'member ~tab post posts': { message: 'Other' },
      [`${member()} post posts`]: { title: 'Own', message: 'Other!' },
      [`${member()} post picture posts`]: { name: 'third.png' },
    }),
  );
});

test('a picture that was removed there does not come back', async () => {
  mockCanvas();
  beUnidentified();
  const before = await renderComposer();
  await before.user.upload(before.picker(), pngFile());
  await waitForDrafts(1);
  cleanup();
  const { store, user } = await renderComposer(before);
  expect(await screen.findByText('dock.png')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitForDrafts(0);
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get');
  await identify(store);
  for (const formName of ['post', 'post picture'])
    await waitFor(() => expect(reading).toHaveBeenCalledWith(draftKey(formName, 'posts')));
  await act(storedDrafts);
  expect(screen.queryByText('dock.png')).toBeNull();
});

test('a comment gives way too', async () => {
  const open = async () => {
    const tab = await openTab();
    render(
      <Provider store={tab.store}>
        <MemoryRouter>
          <CommentField targetList={{ post: 1 }} />
        </MemoryRouter>
      </Provider>,
    );
    addCleanup(async () => void (await storedDrafts()));
    return { ...tab, field: () => screen.getByPlaceholderText('Leave a comment') };
  };
  const own = await open();
  await userEvent.type(own.field(), 'Own');
  await waitForDrafts(1);
  cleanup();
  own.leave();
  beUnidentified();
  const other = await open();
  await userEvent.type(other.field(), 'Other');
  await waitForDrafts(2);
  cleanup();
  other.leave();
  const { store, field } = await open();
  await waitFor(() => expect(field()).toHaveValue('Other'));
  await identify(store);
  await waitFor(() => expect(field()).toHaveValue('Own'));
});

test.each([
  [{ title: ['This field may not be blank.'] }, 'Title: This field may not be blank.'],
  [{ content: ['This field may not be blank.'] }, 'Message: This field may not be blank.'],
  [{ detail: 'Not today.' }, 'Not today.'],
])('the refusal %j names its field', async (body, text) => {
  provider.faults.add({
    name: 'no',
    path: '/posts/',
    method: 'POST',
    kind: 'status',
    status: 400,
    body,
  });
  const { user, title, send } = await renderComposer();
  await user.type(title(), 'Mine');
  await send();
  expect(await screen.findByText(text)).toBeVisible();
});
