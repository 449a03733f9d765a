import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { portalApi } from '@/api/portalApi';
import { postsEndpoint } from '@/api/posts.api';
import { loadedEntries } from '@/app/loadedEntries';
import { addCleanup } from '../../setup/lifecycle';
import { mockAnswer } from '../../setup/memberPages';

test('of all lists together only the newest 1,000 posts are searched', async () => {
  // Redux Toolkit's checks for development warn where they are slow: on a busy machine.
  const store = configureStore({
    reducer: { [portalApi.reducerPath]: portalApi.reducer },
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(portalApi.middleware),
  });
  addCleanup(() => void store.dispatch(portalApi.util.resetApiState()));
  const body = Array.from({ length: 1000 }, (_, id) => ({ id, title: `Post ${id}` }));
  for (const community of [1, 4]) {
    mockAnswer(`/community/${community}/posts/`, body);
    await store.dispatch(postsEndpoint.initiate(community));
  }
  const posts = (await loadedEntries(store)).filter(({ group }) => group === 'Posts');
  expect(posts).toHaveLength(1000);
  expect(posts.filter(({ path }) => path.includes('community=4'))).toHaveLength(500);
});
