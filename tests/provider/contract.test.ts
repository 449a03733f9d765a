// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { requestTimeoutMs, uploadTimeoutMs } from '@/api/provider';
import { routes } from '@/mocks/handlers';
import { answerViolations, operations, requestViolations } from '../setup/contract';
import { sendRequest, portal, startTestProvider } from './sendRequest';

const provider = startTestProvider();

/** Uploaded pictures and the demo's controls are the embedded provider's own. */
const ownPaths = /^\/(?:media|__demo)\//;
const spelled = (method: string, path: string) => `${method} ${path.replace(/:\w+|\{\w+\}/g, '*')}`;

describe('the contract', () => {
  it('names every call of the embedded provider, and no other but the places', () => {
    const handled = routes
      .filter(({ path }) => !ownPaths.test(path))
      .map(({ method, path }) => spelled(method, path));
    const named = operations
      .filter(({ tags }) => !tags.includes('Locations'))
      .map(({ method, path }) => spelled(method, path));
    expect(named.toSorted()).toEqual(handled.toSorted());
  });

  it('names how long the portal waits, and which lists it polls', async () => {
    const { default: text } = await import('../../docs/provider.openapi.yaml?raw');
    expect(text).toContain(`A call waits ${requestTimeoutMs / 1000} seconds`);
    expect(text).toContain(`one with a picture ${uploadTimeoutMs / 1000} seconds`);
    const polled = operations.filter((entry) => entry['x-poll-interval-ms'] === 10_000);
    expect(polled.map(({ operationId }) => operationId)).toEqual([
      'listPosts',
      'listComments',
      'listCommunityPosts',
      'listCommunityComments',
    ]);
  });

  it('finds what is wrong with an answer', () => {
    const posts = { method: 'GET', path: '/posts/' };
    expect(answerViolations(posts, 200, { data: { results: [{ id: '7', title: 'T' }] } })).toEqual(
      [],
    );
    const wrong: readonly unknown[] = [
      {},
      [{ title: 'No id' }],
      [{ id: -1, title: 'T' }],
      [{ id: 1 }],
      [{ id: 1, title: 'T', created_at: '2026-05-01' }],
      [{ id: 1, title: 'T', media: 'javascript:alert(1)' }],
      [{ id: 1, title: 'T', author: { email: 'a@b.example' } }],
    ];
    for (const body of wrong) expect(answerViolations(posts, 200, body)).not.toEqual([]);
    expect(answerViolations(posts, 204, '')).not.toEqual([]);
    expect(answerViolations(posts, 500, '<h1>Error</h1>')).not.toEqual([]);
  });

  it('finds what is wrong with a request', () => {
    const json = { 'content-type': 'application/json' };
    const sent = { host: portal, method: 'POST', query: '', headers: json };
    const comment = { ...sent, path: '/posts/3/comments/', body: { content: 'Yes' } };
    expect(requestViolations(comment)).toEqual([]);
    const headers = (authorization: string) => ({ ...json, authorization });
    const wrong = [
      { ...comment, headers: headers('Bearer abc') },
      { ...comment, headers: { 'content-type': 'text/plain' } },
      { ...comment, body: { body: 'Yes' } },
      { ...comment, body: { content: ' ' } },
      { ...comment, path: '/posts/3/comments' },
      {
        ...sent,
        path: '/login/',
        headers: headers('JWT abc'),
        body: { email: 'a', password: 'b' },
      },
    ];
    for (const request of wrong) expect(requestViolations(request)).not.toEqual([]);
  });
});

describe('an answer of the embedded provider', () => {
  it.each(operations.filter(({ tags }) => !tags.includes('Locations')))(
    'to $method $path follows it, with a token and without, and where there is nothing',
    async ({ method, path, tags }) => {
      const isOutsourcing = tags.includes('Outsourcing');
      const host = isOutsourcing ? 'https://outsourcing.example' : undefined;
      const scheme = isOutsourcing ? 'Bearer' : 'JWT';
      const { access: token } = await provider.logIn('admin');
      const at = path === '/my-communities' ? 'https://groups.example' : (host ?? portal);
      // `sendRequest` checks each answer against the contract.
      for (const id of ['1', '2', '999']) {
        const address = path.replaceAll(/\{\w+\}/g, id);
        await sendRequest(method, address, { host: at, token, scheme, json: {}, loose: true });
        await sendRequest(method, address, { host: at, ...(method === 'POST' && { json: {} }) });
        await sendRequest(method, address, { host: at, token: 'unknown', scheme });
        if (method === 'POST')
          await sendRequest(method, address, { host: at, form: { nothing: '' }, token, scheme });
      }
      expect(provider.received.all().length).toBeGreaterThan(8);
    },
  );
});
