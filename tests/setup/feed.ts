import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { StoredPost } from '@/mocks/snapshot';
import { takeId } from '@/mocks/snapshot';
import { provider } from './provider';

/** Lists are asked for again after so many milliseconds (specification, section 9). */
export const tick = 10_000;

/** Lets so many milliseconds pass, with everything that comes to its end in them. */
export const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** A post that somebody else writes, on another device. */
export async function othersPost(words: Partial<StoredPost>): Promise<number> {
  return provider.database.change((draft) => {
    const id = takeId(draft, 'post');
    const createdAt = new Date(Date.now() + id).toISOString();
    draft.posts.push({
      id,
      authorId: 2,
      authorAs: 'name',
      title: '',
      content: '',
      picture: null,
      category: 1,
      createdAt,
      ...words,
    });
    return id;
  });
}

/** Only so many posts of the seed are there, the newest ones. */
export async function keepPosts(count: number): Promise<void> {
  await provider.database.change((draft) => {
    draft.posts = count === 0 ? [] : draft.posts.slice(-count);
    draft.comments = [];
  });
}

/** The titles on screen, from above. */
export const titles = (): readonly (string | null)[] =>
  screen
    .queryAllByRole('article')
    .map((article) => article.querySelector('h2, h3')?.textContent ?? null);
