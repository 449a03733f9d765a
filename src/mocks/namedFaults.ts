import type { Fault, FaultOutcome } from './faults';

type NamedFault = Fault & { readonly about: string };

const at = (
  method: 'GET' | 'POST',
  path: string,
  name: string,
  about: string,
  outcome: FaultOutcome,
): NamedFault => ({ name, about, method, path, ...outcome });

const offline = { kind: 'network-error' } as const;
/** Executed, but the answer is lost. */
const unheard = { kind: 'network-error', carriedOut: true, times: 1 } as const;
const status = (code: number, body: { readonly detail: string; readonly code?: string } | []) =>
  ({ kind: 'status', status: code, body }) as const;
const empty = status(200, []);
const refused = status(500, { detail: 'A server error occurred.' });
const forbidden = status(403, { detail: 'You do not have permission to perform this action.' });
const expired = status(401, {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
});

const post = '/posts/';
const comment = '/posts/*/comments/';
const vote = '/poll/answers/*/vote/';
const join = '/community/*/request/';
const quotes = '/quotes/';
const listings = '/showroom/approved-listings/';

/** For tests, and to look at error states. */
export const namedFaults: readonly NamedFault[] = [
  { name: 'offline', about: 'No connection', path: '**', kind: 'network-error' },
  { name: 'slow', about: 'Every answer takes 4 seconds', path: '**', kind: 'delay', ms: 4000 },
  { name: 'silent', about: 'The service never answers', path: '**', kind: 'time-out' },
  { name: 'server-error', about: 'Every request fails (error 500)', path: '**', ...refused },
  {
    name: 'maintenance',
    about: 'Maintenance page (error 503)',
    path: '**',
    kind: 'html',
    status: 503,
  },
  { name: 'broken-json', about: 'Every answer is incomplete', path: '**', kind: 'malformed-json' },
  {
    name: 'session-ended',
    about: 'Your session ends at the next request',
    path: '**',
    withToken: true,
    times: 1,
    ...expired,
  },

  at('POST', '/login/', 'login-offline', 'Login: no connection', offline),
  at('POST', '/login/', 'login-fails', 'Login fails (error 500)', refused),
  at('POST', '/register/', 'registration-fails', 'Registration fails (error 500)', refused),
  at('POST', '/register/', 'registration-offline', 'Registration: no connection', offline),
  at('GET', '/auth/users/me/', 'profile-fails', 'Your profile cannot be loaded', refused),
  at('GET', '/my-communities', 'my-communities-fail', 'My Communities cannot be loaded', refused),
  at('GET', '/communities/', 'communities-fail', 'The communities cannot be loaded', refused),

  at('GET', post, 'feed-fails', 'The posts cannot be loaded', refused),
  at('GET', post, 'feed-empty', 'There are no posts', empty),
  at('GET', post, 'feed-slow', 'The posts take 4 seconds', { kind: 'delay', ms: 4000 }),
  at('POST', post, 'post-refused', 'A new post is refused', refused),
  at('POST', post, 'post-offline', 'Posting: no connection', offline),
  at('POST', post, 'post-unheard', 'The post arrives, but the answer is lost', unheard),
  at('POST', '/posts', 'admin-post-refused', 'A post by an admin is refused', refused),
  at('POST', '/posts', 'admin-post-forbidden', 'An admin is not allowed to post', forbidden),

  at('GET', comment, 'comments-fail', 'The comments cannot be loaded', refused),
  at('GET', comment, 'comments-empty', 'There are no comments', empty),
  at('POST', comment, 'comment-refused', 'A new comment is refused', refused),
  at('POST', comment, 'comment-offline', 'Commenting: no connection', offline),
  at('POST', comment, 'comment-unheard', 'The comment arrives, but the answer is lost', unheard),
  at(
    'GET',
    '/community/*/posts/',
    'community-posts-fail',
    'The posts of a community cannot be loaded',
    refused,
  ),
  at(
    'POST',
    '/community/*/post/',
    'community-post-refused',
    'A new post in a community is refused',
    refused,
  ),
  at(
    'POST',
    '/community/*/post/*/comment/',
    'community-comment-refused',
    'A new comment in a community is refused',
    refused,
  ),

  at('GET', '/poll/**', 'poll-fails', 'The polls cannot be loaded', refused),
  at('POST', '/poll/', 'poll-refused', 'A new poll is refused', refused),
  at('POST', vote, 'vote-overtaken', 'Someone else votes at the same time', {
    kind: 'status',
    status: 409,
    body: { detail: 'Someone else voted at the same time.' },
    times: 1,
  }),
  at('POST', vote, 'vote-refused', 'A vote is refused', refused),
  at('POST', vote, 'vote-unheard', 'The vote counts, but the answer is lost', unheard),
  at('POST', join, 'join-refused', 'A request to join a community is refused', forbidden),

  at('POST', quotes, 'quote-offline', 'Quote request: no connection', offline),
  at('POST', quotes, 'quote-broken-json', 'The answer to a quote request is incomplete', {
    kind: 'malformed-json',
    status: 201,
  }),
  at('POST', quotes, 'quote-refused', 'A quote request is refused', {
    kind: 'status',
    status: 400,
    body: { message: 'We cannot take requests at the moment.' },
  }),
  at('GET', listings, 'listings-fail', 'The showroom cannot be loaded', refused),
  at('GET', listings, 'listings-empty', 'The showroom is empty', empty),
];
