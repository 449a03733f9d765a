import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { selfSignedCertificate } from '../setup/serveProvider';
import { postsOf } from './feedData';

/** Sends the answer of a paused request. */
type Answer = () => void;

/** The provider of the measured feed, on this machine. */
export type FeedProvider = {
  /** Arguments that have a browser find it at the example host. */
  readonly browserArguments: readonly string[];
  /** Has this many posts from now on. */
  readonly reset: (count: number) => void;
  /** Pauses the next request for the posts; resolves when it comes, with what answers it. */
  readonly nextList: () => Promise<Answer>;
  /** Comments are read every 10 seconds too: pauses them, so that a list is measured by itself. */
  readonly pauseComments: (isPaused: boolean) => void;
  /** Has a member post something. */
  readonly add: () => void;
  readonly close: () => void;
};

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Accept',
  'Content-Type': 'application/json',
};
const member = '{"email":"bench@portal.example","first_name":"Bench","last_name":"Member"}';

/**
 * Serves a provider over TLS. Answers by `page.route` would not do: they turn the browser's cache off,
 * and every picture of the feed is then fetched once for each post.
 */
export async function serveFeed(): Promise<FeedProvider> {
  let written = 0;
  let posts = postsOf(written);
  let handleNextList: ((answer: Answer) => void) | undefined;
  let pausedComments: Answer[] | undefined;

  const send = (response: ServerResponse, body: string) => {
    response.writeHead(200, headers);
    response.end(body);
  };
  const server = createServer(selfSignedCertificate(), ({ method, url = '/' }, response) => {
    const { pathname } = new URL(url, 'https://portal.example');
    if (method === 'GET' && pathname.endsWith('/posts/')) {
      const answer = () => send(response, posts);
      if (handleNextList === undefined) answer();
      else handleNextList(answer);
      handleNextList = undefined;
    } else if (
      method === 'GET' &&
      pathname.endsWith('/comments/') &&
      pausedComments !== undefined
    ) {
      pausedComments.push(() => send(response, '[]'));
    } else {
      send(response, pathname.endsWith('/me/') ? member : '[]');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');

  return {
    browserArguments: [
      `--host-resolver-rules=MAP portal.example 127.0.0.1:${address.port}`,
      '--ignore-certificate-errors',
    ],
    reset: (count) => {
      written = count;
      posts = postsOf(written);
    },
    nextList: () =>
      new Promise((resolve) => {
        handleNextList = resolve;
      }),
    pauseComments: (isPaused) => {
      for (const answer of pausedComments ?? []) answer();
      pausedComments = isPaused ? [] : undefined;
    },
    add: () => {
      written += 1;
      posts = postsOf(written);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
