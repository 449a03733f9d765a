// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  answerWith,
  breach,
  type Deviation,
  findingsOf,
  findingLines,
  headers,
  json,
  serveDoctorHost,
  weak,
  forCalls,
} from '../../setup/doctorHost';

const host = await serveDoctorHost();
const posts = '/api/posts/';
const isPosts = (url: string, method: string) => url === posts && method === 'GET';
const post = { id: 1, title: 'T', author: 'A', created_at: '2026-05-01T10:00:00Z' };
const member = { asMember: true } as const;

const deviations: Readonly<Record<string, Deviation>> = {
  'a list under another name': {
    change: answerWith(posts, { posts: [post] }),
    finds: [breach('list-shape', /The answer is not a list/)],
  },
  'one broken entry': {
    change: answerWith(posts, [post, { title: 'No id' }, { ...post, id: 'x7' }]),
    finds: [
      breach(
        'entry-unreadable',
        /2 of 3 entries cannot be read: entry 2 \(no id\): id is missing, not a whole number; entry 3 \(id "x7"\): id is "x7"/,
      ),
    ],
  },
  'an entry with nothing to show': {
    change: answerWith(posts, [{ ...post, title: ' ' }]),
    finds: [
      breach(
        'entry-unreadable',
        /entry 1 \(id 1\): none of title, body, content, picture shows anything/,
      ),
    ],
  },
  'fields that get lost': {
    change: answerWith(posts, [
      { ...post, post_category: 'news', media: 'data:image/png;base64,AA', author: {} },
    ]),
    finds: [
      weak(
        'field-unreadable',
        /entry 1 \(id 1\): author is \{\}, not a name, media is "data:image\/png;base64,AA", not an http\(s\) address, post_category is "news"/,
      ),
    ],
  },
  'ids that repeat': {
    change: answerWith(posts, [post, { ...post, title: 'Other' }]),
    finds: [breach('id-repeated', /Some ids appear more than once: 1/)],
  },
  'no created_at': {
    change: answerWith(posts, [{ ...post, created_at: undefined }]),
    finds: [weak('created-at', /1 of 1 entries have no created_at/)],
  },
  'created_at without a zone': {
    change: answerWith(posts, [{ ...post, created_at: '2026-05-01T10:00:00' }]),
    finds: [weak('created-at-zone', /without a time zone/)],
  },
  'an entry from the future': {
    change: answerWith(posts, [{ ...post, created_at: '2126-05-01T10:00:00Z' }]),
    finds: [weak('future', /1 entries are from the future \(id 1\)/)],
  },
  'ids that run backwards': {
    change: answerWith(posts, [post, { ...post, id: 2, created_at: '2026-04-01T10:00:00Z' }]),
    finds: [weak('id-order', /Ids do not count up with time \(id 2\)/)],
  },
  pages: {
    change: answerWith(posts, { results: [post], next: 'https://portal.example/?page=2' }),
    finds: [weak('pages', /The list comes in pages/)],
  },
  'pages under data': {
    change: answerWith(posts, {
      data: { results: [post], next: 'https://portal.example/?page=2' },
    }),
    finds: [weak('pages', /The list comes in pages/)],
  },
  '10,000 entries': {
    change: answerWith(
      posts,
      Array.from({ length: 10_000 }, (_, index) => ({
        ...post,
        id: index + 1,
        body: 'x'.repeat(60),
      })),
    ),
    finds: [
      weak('large', /The answer is 1\.\d MB/),
      weak('uncompressed', /is not compressed/),
      weak('many-entries', /The list has 10000 entries/),
    ],
  },
  'JSON under another type': {
    change: forCalls(
      isPosts,
      headers((of) => of.set('Content-Type', 'text/plain')),
    ),
    finds: [weak('content-type', /the content type text\/plain/)],
  },
  'posts that visitors may not read': {
    change: forCalls(isPosts, json(401, { detail: 'No.' })),
    finds: [weak('visitors-posts', /Visitors may not read the posts \(401\)/)],
  },
  'no poll 2': {
    options: member,
    change: forCalls(
      (url, method) => url === '/api/poll/2/' && method === 'GET',
      json(404, { detail: 'Not found.' }),
    ),
    finds: [breach('fixed-id', /GET \/poll\/2\/: Poll 2, the scheme poll, is not there/)],
  },
  'a poll without a question': {
    options: member,
    change: answerWith('/api/poll/2/', { id: 2 }),
    finds: [breach('poll', /no entry_text/)],
  },
  'answers without ids or counts': {
    options: member,
    change: answerWith('/api/poll/2/answers/', [
      { text: 'A', votes: 1 },
      { text: 'B', votes: 'many' },
    ]),
    finds: [
      breach('entry-unreadable', /votes is "many", not a whole number/),
      weak('poll-answer-ids', /The answers have no ids/),
      weak('poll-addresses', /The two addresses of answers differ: 1 and 4/),
    ],
  },
  'a community to join that is not there': {
    options: member,
    change: answerWith('/api/communities/', [{ id: 1, name: 'Leadership' }]),
    finds: [breach('fixed-id', /GET \/communities\/: The communities 2, 3 are not there/)],
  },
  'no community 1': {
    options: member,
    change: forCalls(
      (url, method) => url === '/api/community/1/posts/' && method === 'GET',
      json(404, { detail: 'Not found.' }),
    ),
    finds: [breach('status', /GET \/community\/1\/posts\/: The call is not there \(404/)],
  },
  'a login without a token': {
    options: member,
    change: answerWith('/api/login/', { token: 'abc' }, 'POST'),
    finds: [breach('login', /The answer has no token in `access`/)],
  },
  'a login that is refused': {
    options: member,
    change: forCalls(
      (url, method) => url === '/api/login/' && method === 'POST',
      json(401, { errors: { detail: 'Wrong password' } }),
    ),
    finds: [breach('login', /The login is refused \(401: Wrong password\)/)],
  },
  'a token that fits in no cookie': {
    options: member,
    fault: {
      name: 'login',
      method: 'POST',
      path: '/login/',
      kind: 'status',
      status: 200,
      body: { access: 'x'.repeat(4000) },
    },
    finds: [
      breach('status', /refuses the token that the login gave/),
      weak('token-length', /The token has 4000 characters/),
    ],
  },
  'a profile without an email': {
    options: member,
    change: (answer, request) =>
      answer.status === 401
        ? answer
        : answerWith('/api/auth/users/me/', { first_name: 'A' })(answer, request),
    finds: [breach('profile', /The profile has no email/)],
  },
  'a picture that is not there': {
    change: forCalls((url) => url.startsWith('/art/'), json(404, {})),
    finds: Array.from({ length: 5 }, () =>
      weak('picture', /The picture \/art\/[\w-]+\.svg is answered with 404/),
    ),
  },
  'a picture that no other site may show': {
    change: (answer, request) =>
      request.url === '/art/build-door.svg'
        ? headers((of) => of.set('Cross-Origin-Resource-Policy', 'same-site'))(
            new Response('', { headers: { 'Content-Type': 'image/svg+xml' } }),
            request,
          )
        : answerWith(posts, [{ ...post, media: '/art/build-door.svg' }])(answer, request),
    finds: [weak('picture', /forbids other sites to show it \(same-site\)/)],
  },
};

describe('finds, names, and invents nothing else, where answers have', () => {
  it.each(Object.entries(deviations))('%s', async (_name, deviation) => {
    expect(await findingsOf(host, deviation)).toEqual(findingLines(deviation));
  });
});
