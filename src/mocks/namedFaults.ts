import type { Fault, FaultOutcome } from './faults';

type NamedFault = Fault & { readonly about: string };

const faultOf =
  (method?: 'GET' | 'POST') =>
  (path: string, name: string, about: string, outcome: FaultOutcome): NamedFault => ({
    name,
    about,
    ...(method && { method }),
    path,
    ...outcome,
  });
const any = faultOf();
const get = faultOf('GET');
const post = faultOf('POST');

const offline = { kind: 'network-error' } as const;
const slow = { kind: 'delay', ms: 4000 } as const;
/** Executed, but the answer is lost. */
const answerLost = { kind: 'network-error', carriedOut: true, times: 1 } as const;
const status = (code: number, body: { readonly detail: string; readonly code?: string } | []) =>
  ({ kind: 'status', status: code, body }) as const;
const empty = status(200, []);
const refused = status(500, { detail: 'A server error occurred.' });
const forbidden = status(403, { detail: 'You do not have permission to perform this action.' });
const expired = {
  ...status(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }),
  withToken: true,
  times: 1,
} as const;

const posts = '/posts/';
const comments = '/posts/*/comments/';
const communityPosts = '/community/*/posts/';
const communityPost = '/community/*/post/';
const vote = '/poll/answers/*/vote/';
const join = '/community/*/request/';
const quotes = '/quotes/';
const listings = '/showroom/approved-listings/';

/** For tests, and to look at error states. */
export const namedFaults: readonly NamedFault[] = [
  any('**', 'offline', 'No connection', offline),
  any('**', 'slow', 'Every answer takes 4 seconds', slow),
  any('**', 'silent', 'The service never answers', { kind: 'time-out' }),
  any('**', 'server-error', 'Every request fails (error 500)', refused),
  any('**', 'maintenance', 'Maintenance page (error 503)', { kind: 'html', status: 503 }),
  any('**', 'broken-json', 'Every answer is incomplete', { kind: 'malformed-json' }),
  any('**', 'session-ended', 'Your session ends at the next request', expired),

  post('/login/', 'login-offline', 'Login: no connection', offline),
  post('/login/', 'login-fails', 'Login fails (error 500)', refused),
  post('/register/', 'registration-fails', 'Registration fails (error 500)', refused),
  post('/register/', 'registration-offline', 'Registration: no connection', offline),
  get('/auth/users/me/', 'profile-fails', 'Your profile cannot be loaded', refused),
  get('/my-communities', 'my-communities-fail', 'My Communities cannot be loaded', refused),
  get('/communities/', 'communities-fail', 'The communities cannot be loaded', refused),

  get(posts, 'feed-fails', 'The posts cannot be loaded', refused),
  get(posts, 'feed-empty', 'There are no posts', empty),
  get(posts, 'feed-slow', 'The posts take 4 seconds', slow),
  post(posts, 'post-refused', 'A new post is refused', refused),
  post(posts, 'post-offline', 'Posting: no connection', offline),
  post(posts, 'post-unheard', 'The post arrives, but the answer is lost', answerLost),
  post('/posts', 'admin-post-refused', 'A post by an admin is refused', refused),
  post('/posts', 'admin-post-forbidden', 'An admin is not allowed to post', forbidden),

  get(comments, 'comments-fail', 'The comments cannot be loaded', refused),
  get(comments, 'comments-empty', 'There are no comments', empty),
  post(comments, 'comment-refused', 'A new comment is refused', refused),
  post(comments, 'comment-offline', 'Commenting: no connection', offline),
  post(comments, 'comment-unheard', 'The comment arrives, but the answer is lost', answerLost),
  get(communityPosts, 'community-posts-fail', 'The posts of a community cannot be loaded', refused),
  post(communityPost, 'community-post-refused', 'A new post in a community is refused', refused),
  post(
    '/community/*/post/*/comment/',
    'community-comment-refused',
    'A new comment in a community is refused',
    refused,
  ),

  get('/poll/**', 'poll-fails', 'The polls cannot be loaded', refused),
  post('/poll/', 'poll-refused', 'A new poll is refused', refused),
  post(vote, 'vote-overtaken', 'Someone else votes at the same time', {
    kind: 'status',
    status: 409,
    body: { detail: 'Someone else voted at the same time.' },
    times: 1,
  }),
  post(vote, 'vote-refused', 'A vote is refused', refused),
  post(vote, 'vote-unheard', 'The vote counts, but the answer is lost', answerLost),
  post(join, 'join-refused', 'A request to join a community is refused', forbidden),

  post(quotes, 'quote-offline', 'Quote request: no connection', offline),
  post(quotes, 'quote-broken-json', 'The answer to a quote request is incomplete', {
    kind: 'malformed-json',
    status: 201,
  }),
  post(quotes, 'quote-refused', 'A quote request is refused', {
    kind: 'status',
    status: 400,
    body: { message: 'We cannot take requests at the moment.' },
  }),
  get(listings, 'listings-fail', 'The showroom cannot be loaded', refused),
  get(listings, 'listings-empty', 'The showroom is empty', empty),
];
