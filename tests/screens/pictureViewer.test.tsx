import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { retainFocus } from '@/lib/retainFocus';
import { addCleanup } from '../setup/lifecycle';
import { advanceTime, limitPosts, pollInterval, postAsOther, titles } from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const pictures = ['/art/state-offline.svg', '/art/state-error.svg', '/art/state-not-found.svg'];

/** A feed of three posts with pictures and one without, the newest first. */
async function openFeed() {
  await limitPosts(0);
  for (const [at, picture] of [...pictures.entries()].toReversed())
    await postAsOther({ title: `Picture ${at + 1}`, picture });
  await postAsOther({ title: 'Without' });
  const visit = await renderAt(paths.community, { as: 'member' });
  await screen.findByRole('feed');
  return visit;
}

async function openPicture(user: Awaited<ReturnType<typeof openFeed>>['user'], title: string) {
  const post = within(await screen.findByRole('article', { name: new RegExp(`^${title}`) }));
  const opener = post.getByRole('button', { name: /^Picture posted by/ });
  await user.click(opener);
  return { opener, viewer: within(await screen.findByRole('dialog', { name: 'Picture' })) };
}

const shownTitle = () => document.querySelector('[data-slot=viewer-caption] b')?.textContent;

describe("a post's picture", () => {
  test('opens in full, with the other pictures of the list beside it', async () => {
    const { user } = await openFeed();
    const { viewer } = await openPicture(user, 'Picture 1');
    expect(shownTitle()).toBe('Picture 1');
    expect(viewer.getByText('1 of 3')).toBeVisible();
    expect(viewer.getByRole('img', { name: /^Picture posted by/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/state-offline\.svg$/),
    );
    await user.keyboard('{ArrowRight}');
    expect(shownTitle()).toBe('Picture 2');
    await user.click(viewer.getByRole('button', { name: 'Next picture' }));
    expect(shownTitle()).toBe('Picture 3');
    await user.keyboard('{ArrowRight}');
    expect(shownTitle()).toBe('Picture 3');
    await user.keyboard('{ArrowLeft}');
    expect(shownTitle()).toBe('Picture 2');
    expect(viewer.getByText(/^2 of 3: Picture posted by/)).toHaveAttribute('role', 'status');
  });

  test('is closed by Escape and by its button, which leave the page as it was', async () => {
    const { user } = await openFeed();
    const { viewer } = await openPicture(user, 'Picture 1');
    expect(viewer.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openPicture(user, 'Picture 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is closed by a step back, which leaves the page as it was', async () => {
    const { user, go, address } = await openFeed();
    await go(paths.faq);
    await go(paths.community);
    await openPicture(user, 'Picture 1');
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(address()).toBe(paths.community));
    await go(-1);
    expect(address()).toBe(paths.faq);
  });

  test('that does not load shows an error, and is loaded again', async () => {
    const { user } = await openFeed();
    const { viewer } = await openPicture(user, 'Picture 1');
    expect(viewer.getByText('Loading picture')).toBeInTheDocument();
    fireEvent.error(viewer.getByRole('img'));
    expect(viewer.getByText('This picture could not be loaded.')).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Try again' }));
    fireEvent.load(viewer.getByRole('img'));
    expect(viewer.queryByText('Loading picture')).toBeNull();
    setOnline(false);
    await waitFor(() => {
      for (const picture of viewer.queryAllByRole('img')) fireEvent.error(picture);
      expect(viewer.getByText(/^You’re offline/)).toBeVisible();
    });
    setOnline(true);
    expect(await viewer.findByRole('img')).toBeVisible();
  });

  test('opens on its comment page too, where it is alone', async () => {
    const id = await postAsOther({ title: 'Alone', picture: pictures[0] ?? null });
    const { user } = await renderAt(withQuery(paths.commentPage, { post: id }), { as: 'member' });
    await user.click(await screen.findByRole('button', { name: /^Picture posted by/ }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Picture' }));
    expect(viewer.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });
});

describe('the picture on show whose post is deleted', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

  /** Its author deletes it, and the feed below the viewer has it no longer. */
  async function deletePost(...deleted: readonly string[]) {
    await provider.database.change((draft) => {
      draft.posts = draft.posts.filter(({ title }) => !deleted.includes(title));
    });
    await advanceTime(pollInterval + 500);
    await waitFor(() => expect(titles()).not.toContain(deleted[0]));
  }

  test('stays on show between its neighbours', async () => {
    const { user } = await openFeed();
    const { viewer } = await openPicture(user, 'Picture 2');
    await deletePost('Picture 2');
    expect(shownTitle()).toBe('Picture 2');
    expect(viewer.getByText('2 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(shownTitle()).toBe('Picture 3');
    expect(viewer.getByText('2 of 2')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(shownTitle()).toBe('Picture 1');
  });

  test('can be closed if it was the last one, and the focus returns to the feed', async () => {
    addCleanup(retainFocus());
    const { user } = await openFeed();
    const { viewer } = await openPicture(user, 'Picture 2');
    await deletePost('Picture 1', 'Picture 2', 'Picture 3');
    expect(viewer.getByRole('img', { name: /^Picture posted by/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/state-error\.svg$/),
    );
    await user.click(viewer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.querySelector('[data-slot=feed]')).toHaveFocus());
  });
});
