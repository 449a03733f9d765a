import type { Page, Route } from 'playwright-core';
import { postsOf } from './feedData';

/** Answers a request that waits. */
type Answer = () => Promise<void>;

/** The provider of one measured page. */
export type FeedProvider = {
  /** Holds the next request for the posts back; resolves when it comes, with what answers it. */
  readonly nextList: () => Promise<Answer>;
  /** Has a member post something. */
  readonly add: () => void;
};

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Accept',
};
const member = '{"email":"bench@portal.example","first_name":"FormSection","last_name":"Member"}';

/** Answers a page's calls of the provider, for a host that nothing else answers at. */
export async function provideFeed(page: Page, count: number): Promise<FeedProvider> {
  let written = count;
  let posts = postsOf(written);
  let hold: ((answer: Answer) => void) | undefined;
  const answer = (route: Route, body: string) =>
    route.fulfill({ body, headers, contentType: 'application/json' });

  await page.route('https://portal.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith('/posts/')) {
      await answer(route, pathname.endsWith('/me/') ? member : '[]');
    } else if (hold === undefined || route.request().method() !== 'GET') {
      await answer(route, posts);
    } else {
      hold(() => answer(route, posts));
      hold = undefined;
    }
  });
  return {
    nextList: () =>
      new Promise((resolve) => {
        hold = resolve;
      }),
    add: () => {
      written += 1;
      posts = postsOf(written);
    },
  };
}
