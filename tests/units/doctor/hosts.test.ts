// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  breach,
  type Deviation,
  findingsOf,
  findingLines,
  headers,
  json,
  origin,
  serveDoctorHost,
  weak,
  forCalls,
} from '../../setup/doctorHost';

const host = await serveDoctorHost();
const posts = '/api/posts/';
const isPosts = (url: string, method: string) => url === posts && method === 'GET';
const member = { asMember: true } as const;
const isMe = (url: string, method: string) => url.endsWith('/me/') && method === 'GET';

const deviations: Readonly<Record<string, Deviation>> = {
  'a dropped connection': {
    fault: { name: 'drop', path: '/posts/', kind: 'network-error' },
    finds: [breach('dropped', /GET \/posts\/: The connection broke off/)],
  },
  'an endless answer': {
    change: forCalls(isPosts, ({ headers: received }) => {
      const chunk = new Uint8Array(1024 * 1024).fill(32);
      return new Response(new ReadableStream({ pull: (to) => to.enqueue(chunk) }), {
        headers: received,
      });
    }),
    finds: [breach('endless', /GET \/posts\/: The answer is longer than 16 MB/)],
  },
  'HTML in place of JSON': {
    change: forCalls(
      (url) => url.endsWith('/approved-listings/'),
      (answer) =>
        new Response('<!doctype html><title>Bad gateway</title>', { headers: answer.headers }),
    ),
    finds: [
      breach('no-json', /approved-listings\/: HTML comes where JSON belongs \("Bad gateway"\)/),
    ],
  },
  'a showroom for members alone': {
    change: forCalls(
      (url) => url.endsWith('/approved-listings/'),
      json(401, { detail: 'Log in.' }),
    ),
    finds: [
      breach('status', /approved-listings\/: The call asks for a login, .* without a token \(401/),
    ],
  },
  'JSON that breaks off': {
    change: forCalls(isPosts, (answer) => new Response('[{"id":', { headers: answer.headers })),
    finds: [breach('no-json', /The answer is not complete JSON/)],
  },
  'an empty answer': {
    change: forCalls(isPosts, (answer) => new Response('', { headers: answer.headers })),
    finds: [breach('no-json', /The answer is empty/)],
  },
  'an error of the host': {
    change: forCalls(isPosts, json(500, { detail: 'Database is down.' })),
    finds: [breach('status', /fails with an error on the host \(500: Database is down\.\)/)],
  },
  'an error with a token and control characters': {
    change: forCalls(isPosts, json(500, { detail: 'bad \u001b[2J\u0007 auth=JWT SECRET end' })),
    finds: [breach('status', /\(500: bad {2}\[2J {2}auth=JWT \*\*\* end\)/)],
  },
  'a member who is refused': {
    options: member,
    change: forCalls(
      (url, method) => url === '/api/my-communities' && method === 'GET',
      json(403, { detail: 'No.' }),
    ),
    finds: [breach('status', /GET \/my-communities: The call refuses this member \(403: No\.\)/)],
  },
  'no CORS at all': {
    change: headers((of) => of.delete('Access-Control-Allow-Origin')),
    finds: [breach('cors-origin', /There is no Access-Control-Allow-Origin/)],
  },
  'another origin allowed': {
    change: headers((of) => of.set('Access-Control-Allow-Origin', 'https://other.example')),
    finds: [
      breach('cors-origin', /is https:\/\/other\.example, not https:\/\/www\.portal\.example/),
    ],
  },
  'two values of one origin': {
    change: headers((of) => of.set('Access-Control-Allow-Origin', `${origin}, *`)),
    finds: [breach('cors-origin', /has several values/)],
  },
  'errors without CORS': {
    change: (answer, request) =>
      answer.status < 400
        ? answer
        : headers((of) => of.delete('Access-Control-Allow-Origin'))(answer, request),
    finds: [
      breach('cors-origin', /GET \/auth\/users\/me\/: There is no Access-Control-Allow-Origin/),
    ],
  },
  'an origin named without Vary': {
    change: headers((of) => of.set('Access-Control-Allow-Origin', origin)),
    finds: [weak('cors-vary', /without Vary: Origin/)],
  },
  'a preflight that requires a token': {
    change: forCalls((_url, method) => method === 'OPTIONS', json(401, {})),
    finds: [breach('preflight-status', /The preflight \(OPTIONS\) is answered with 401/)],
  },
  'a preflight that is redirected': {
    change: forCalls(
      (url, method) => method === 'OPTIONS' && url === '/api/posts',
      () => new Response(null, { status: 301, headers: { Location: posts } }),
    ),
    finds: [
      breach(
        'preflight-status',
        /POST \/posts: The preflight \(OPTIONS\) is redirected to \/api\/posts\//,
      ),
    ],
  },
  'a preflight that allows no Authorization': {
    change: headers((of) => of.set('Access-Control-Allow-Headers', 'Content-Type')),
    finds: [breach('preflight-headers', /does not allow the header authorization/)],
  },
  'a star in place of Authorization': {
    change: headers((of) => of.set('Access-Control-Allow-Headers', '*')),
    finds: [breach('preflight-headers', /authorization \(\* does not cover it\)/)],
  },
  'a preflight that is good for no time': {
    change: headers((of) => of.delete('Access-Control-Max-Age')),
    finds: [weak('preflight-age', /GET \/auth\/users\/me\/: A preflight is valid for 5 seconds/)],
  },
  '403 for a token that has run out': {
    change: forCalls(
      (url, method) => url.endsWith('/me/') && method === 'GET',
      json(403, { detail: 'No.' }),
    ),
    finds: [breach('refusal', /An unknown token is answered with 403, not 401/)],
  },
  'a refusal without words': {
    change: forCalls(isMe, json(401, {})),
    finds: [weak('refusal-words', /gives no reason in words/)],
  },
  'a redirect to another host': {
    change: forCalls(
      isPosts,
      ({ headers: received }) =>
        new Response(null, {
          status: 302,
          headers: { ...Object.fromEntries(received), Location: 'https://elsewhere.example/' },
        }),
    ),
    finds: [
      breach('redirect', /GET \/posts\/: The call is redirected to https:\/\/elsewhere\.example\//),
    ],
  },
  'a redirect within the host': {
    change: forCalls(
      isPosts,
      ({ headers: received }) =>
        new Response(null, {
          status: 301,
          headers: { ...Object.fromEntries(received), Location: '/api/posts/?all=1' },
        }),
    ),
    finds: [weak('redirect', /is redirected to .*\?all=1 \(301\)/)],
  },
};

describe('finds, names, and invents nothing else, where the host has', () => {
  it.each(Object.entries(deviations))('%s', async (_name, deviation) => {
    expect(await findingsOf(host, deviation)).toEqual(findingLines(deviation));
  });
});
