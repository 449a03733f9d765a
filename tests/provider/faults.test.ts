// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createFaults } from '@/mocks/faults';
import { namedFaults } from '@/mocks/namedFaults';
import { sendRequest, portal, startTestProvider } from './sendRequest';

const provider = startTestProvider();
const posts = '/posts/';

describe('a fault', () => {
  it('answers with its status and body, so many times', async () => {
    provider.faults.add({
      name: 'twice',
      path: posts,
      times: 2,
      kind: 'status',
      status: 418,
      body: { detail: 'Tea.' },
    });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await sendRequest('GET', posts)).status);
    expect(statuses).toEqual([418, 418, 200]);
    expect(provider.faults.active()).toEqual([]);
  });

  it('strikes its method, its path and calls with a token only, where it names them', async () => {
    const refusal = { kind: 'status', status: 500 } as const;
    provider.faults.set([
      { name: 'post', method: 'POST', path: '/posts/*/comments/', ...refusal },
      { name: 'token', path: '/poll/**', withToken: true, ...refusal },
    ]);
    const { access: token } = await provider.logIn('member');
    const json = { content: 'Hello' };
    expect((await sendRequest('GET', '/posts/1/comments/', { token })).status).toBe(200);
    expect((await sendRequest('POST', '/posts/1/comments/', { token, json })).status).toBe(500);
    expect((await sendRequest('GET', '/poll/2/answers/', { token })).status).toBe(500);
    expect((await sendRequest('GET', '/poll/2/answers/')).status).toBe(401);
  });

  it('breaks bodies', async () => {
    provider.faults.set([{ name: 'x', path: posts, kind: 'malformed-json' }]);
    const broken = await sendRequest('GET', posts);
    expect(broken).toMatchObject({ status: 200, body: expect.stringMatching(/^\{"results"/) });
    provider.faults.set([{ name: 'x', path: posts, kind: 'html', status: 503 }]);
    expect(await sendRequest('GET', posts)).toMatchObject({
      status: 503,
      body: expect.stringMatching(/^<!doctype html>/),
    });
    provider.faults.set([{ name: 'x', path: posts, kind: 'empty' }]);
    expect(await sendRequest('GET', posts)).toMatchObject({ status: 200, body: '' });
  });

  it('drops the connection before or after the call is carried out', async () => {
    const { access: token } = await provider.logIn('member');
    const post = () =>
      sendRequest('POST', posts, { token, multipart: { title: 'Once', content: '' } });
    const count = async () => (await provider.database.read()).posts.length;
    provider.faults.set(['post-offline']);
    await expect(post()).rejects.toThrow(TypeError);
    expect(await count()).toBe(30);
    provider.faults.set(['post-unheard']);
    await expect(post()).rejects.toThrow(TypeError);
    expect(await count()).toBe(31);
    expect((await post()).status).toBe(201);
  });

  it('never answers', async () => {
    provider.faults.set(['silent']);
    const answer = fetch(portal + posts, { signal: AbortSignal.timeout(50) });
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(provider.received.of('GET', posts)).toHaveLength(1);
  });

  it('delays the true answer', async () => {
    provider.faults.set([{ name: 'x', path: posts, kind: 'delay', ms: 60 }]);
    const start = performance.now();
    expect((await sendRequest('GET', posts)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  it('is known by a name of its own, and every named one can be switched on', () => {
    const names = namedFaults.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    provider.faults.set(names);
    expect(provider.faults.active()).toEqual(namedFaults);
    expect(() => provider.faults.set(['unheard-of'])).toThrow('No fault is called "unheard-of".');
  });

  it('is forgotten where what is remembered is garbage', () => {
    for (const garbage of ['x', 7, null, [{ name: 'x', path: 'y', kind: 'z' }]]) {
      expect(createFaults({ load: () => garbage, save: () => undefined }).active()).toEqual([]);
    }
  });
});

describe('the log', () => {
  it('records what arrived, bodies parsed', async () => {
    const { access: token } = await provider.logIn('member');
    await sendRequest('POST', `${posts}?draft=1`, {
      token,
      multipart: { title: 'Hello', content: '' },
    });
    expect(provider.received.all()).toMatchObject([
      {
        method: 'POST',
        host: portal,
        path: posts,
        query: '?draft=1',
        headers: { authorization: `JWT ${token}` },
        body: { title: 'Hello' },
      },
    ]);
  });
});

describe('/__demo/', () => {
  it('shows accounts and faults, outside every fault and the log', async () => {
    provider.faults.set(['server-error']);
    expect(await sendRequest('GET', '/__demo/')).toMatchObject({
      status: 200,
      body: {
        accounts: [{ role: 'member' }, { role: 'admin' }],
        revision: expect.any(Number),
        storage: 'device',
        faults: [{ name: 'server-error' }],
        named_faults: expect.arrayContaining([{ name: 'slow', about: expect.any(String) }]),
      },
    });
    expect(provider.received.all()).toEqual([]);
  });

  it('sets and clears faults', async () => {
    const own = { name: 'own', path: posts, kind: 'status', status: 500 };
    const set = await sendRequest('PUT', '/__demo/faults/', { json: { faults: ['slow', own] } });
    expect(set).toMatchObject({ status: 200, body: { faults: [{ name: 'slow' }, own] } });
    expect(
      (await sendRequest('PUT', '/__demo/faults/', { json: { faults: ['nope'] } })).body,
    ).toEqual({
      faults: ['No fault is called "nope".'],
    });
    expect(provider.faults.active()).toHaveLength(2);
    expect(await sendRequest('DELETE', '/__demo/faults/')).toMatchObject({ body: { faults: [] } });
  });

  it('resets the data and lets the demo’s people stay logged in', async () => {
    const { access: token } = await provider.logIn('member');
    await sendRequest('POST', posts, { token, multipart: { title: 'Gone tomorrow', content: '' } });
    expect((await sendRequest('POST', '/__demo/reset/')).status).toBe(200);
    expect((await sendRequest('GET', posts, { token })).body).toHaveLength(30);
  });
});
