import type { Fault } from './faultSchema';

const refused = {
  kind: 'status',
  status: 500,
  body: { detail: 'A server error occurred.' },
} as const;
const forbidden = {
  kind: 'status',
  status: 403,
  body: { detail: 'You do not have permission to perform this action.' },
} as const;
const expired = {
  kind: 'status',
  status: 401,
  body: { detail: 'Given token not valid for any token type', code: 'token_not_valid' },
} as const;

const post = '/posts/';
const comment = '/posts/*/comments/';
const vote = '/poll/answers/*/vote/';
const quotes = '/quotes/';

/** The faults known by name, for tests and for a person who wants to see an error state. */
export const namedFaults: readonly Fault[] = [
  { name: 'offline', about: 'No call gets through', path: '**', kind: 'network-error' },
  { name: 'slow', about: 'Every answer takes 4 seconds', path: '**', kind: 'delay', ms: 4000 },
  { name: 'silent', about: 'No answer ever comes', path: '**', kind: 'time-out' },
  { name: 'server-error', about: 'Every call ends in a 500', path: '**', ...refused },
  { name: 'maintenance', about: 'A page of HTML with 503', path: '**', kind: 'html', status: 503 },
  { name: 'broken-json', about: 'Every answer breaks off', path: '**', kind: 'malformed-json' },
  {
    name: 'session-ended',
    about: 'The next call with a token meets an expired session',
    path: '**',
    withToken: true,
    times: 1,
    ...expired,
  },

  { name: 'login-offline', method: 'POST', path: '/login/', kind: 'network-error' },
  { name: 'login-fails', method: 'POST', path: '/login/', ...refused },
  { name: 'registration-fails', method: 'POST', path: '/register/', ...refused },
  { name: 'registration-offline', method: 'POST', path: '/register/', kind: 'network-error' },
  { name: 'profile-fails', method: 'GET', path: '/auth/users/me/', ...refused },
  { name: 'my-communities-fail', method: 'GET', path: '/my-communities', ...refused },
  { name: 'communities-fail', method: 'GET', path: '/communities/', ...refused },

  { name: 'feed-fails', method: 'GET', path: post, ...refused },
  { name: 'feed-empty', method: 'GET', path: post, kind: 'status', status: 200, body: [] },
  { name: 'feed-slow', method: 'GET', path: post, kind: 'delay', ms: 4000 },
  { name: 'post-refused', method: 'POST', path: post, ...refused },
  { name: 'post-offline', method: 'POST', path: post, kind: 'network-error' },
  {
    name: 'post-unheard',
    about: 'The post arrives, its answer is lost',
    method: 'POST',
    path: post,
    kind: 'network-error',
    carriedOut: true,
    times: 1,
  },
  { name: 'admin-post-refused', method: 'POST', path: '/posts', ...refused },
  { name: 'admin-post-forbidden', method: 'POST', path: '/posts', ...forbidden },

  { name: 'comments-fail', method: 'GET', path: comment, ...refused },
  { name: 'comments-empty', method: 'GET', path: comment, kind: 'status', status: 200, body: [] },
  { name: 'comment-refused', method: 'POST', path: comment, ...refused },
  { name: 'comment-offline', method: 'POST', path: comment, kind: 'network-error' },
  {
    name: 'comment-unheard',
    about: 'The comment arrives, its answer is lost',
    method: 'POST',
    path: comment,
    kind: 'network-error',
    carriedOut: true,
    times: 1,
  },
  { name: 'community-posts-fail', method: 'GET', path: '/community/*/posts/', ...refused },
  { name: 'community-post-refused', method: 'POST', path: '/community/*/post/', ...refused },
  {
    name: 'community-comment-refused',
    method: 'POST',
    path: '/community/*/post/*/comment/',
    ...refused,
  },

  { name: 'poll-fails', method: 'GET', path: '/poll/**', ...refused },
  { name: 'poll-refused', method: 'POST', path: '/poll/', ...refused },
  {
    name: 'vote-overtaken',
    about: 'Somebody else voted a moment earlier',
    method: 'POST',
    path: vote,
    kind: 'status',
    status: 409,
    body: { detail: 'The votes have changed in the meantime.' },
    times: 1,
  },
  { name: 'vote-refused', method: 'POST', path: vote, ...refused },
  {
    name: 'vote-unheard',
    about: 'The vote counts, its answer is lost',
    method: 'POST',
    path: vote,
    kind: 'network-error',
    carriedOut: true,
    times: 1,
  },
  { name: 'join-refused', method: 'POST', path: '/community/*/request/', ...forbidden },

  { name: 'quote-offline', method: 'POST', path: quotes, kind: 'network-error' },
  { name: 'quote-broken-json', method: 'POST', path: quotes, kind: 'malformed-json', status: 201 },
  {
    name: 'quote-refused',
    method: 'POST',
    path: quotes,
    kind: 'status',
    status: 400,
    body: { message: 'We cannot take requests at the moment.' },
  },
  { name: 'listings-fail', method: 'GET', path: '/showroom/approved-listings/', ...refused },
  {
    name: 'listings-empty',
    method: 'GET',
    path: '/showroom/approved-listings/',
    kind: 'status',
    status: 200,
    body: [],
  },
];
