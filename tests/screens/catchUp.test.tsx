import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

/** The catch-up line of a member who was last here then. */
async function cameBackSince(moment: string) {
  const key = `kb:visit ${btoa('member@kingdombuilders.demo').replaceAll('=', '')}`;
  localStorage.setItem(key, JSON.stringify({ at: Date.parse(moment) }));
  await renderAt(paths.community, { as: 'member' });
  return screen.findByText(/^Since/);
}

test('says what came since the last visit', async () => {
  const since = '2026-05-26T12:00:00Z';
  const { posts } = await provider.database.read();
  const news = posts.filter(
    (post) => Date.parse(post.createdAt) > Date.parse(since) && post.authorId !== 1,
  );
  expect(news.length).toBeGreaterThan(1);
  const line = await cameBackSince(since);
  expect(line).toHaveTextContent(/^Since May\.? 26 \d/);
  expect(line).toHaveTextContent(`: ${news.length} posts`);
  await waitFor(() => expect(line).toHaveTextContent(/, \d+ repl(?:y|ies) to you$/));
});

test('says that no post came since the last visit', async () => {
  const line = await cameBackSince('2026-05-31T12:00:00Z');
  expect(line).toHaveTextContent(/^Since May\.? 31 \d.*: no new posts/);
});
