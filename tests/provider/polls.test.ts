// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sendRequest, startTestProvider } from './sendRequest';

const provider = startTestProvider();

describe('the scheme poll', () => {
  it('has a question, a contestant, votes and answers', async () => {
    const { access: token } = await provider.logIn('member');
    expect((await sendRequest('GET', '/poll/2/', { token })).body).toEqual({
      id: 2,
      entry_text: 'Which project should the empowerment scheme support first?',
      contestant: 'Priya Ramanathan',
      votes: 86,
    });
    const answers = await sendRequest('GET', '/poll/2/answers/', { token });
    expect(answers.body).toHaveLength(4);
    expect(answers.body).toMatchObject([
      { id: 7, text: expect.any(String), votes: 24 },
      {},
      {},
      {},
    ]);
    expect((await sendRequest('GET', '/polls/2/answers/', { token })).body).toEqual(answers.body);
  });

  it('is for members, like every other', async () => {
    const { access: token } = await provider.logIn('member');
    expect((await sendRequest('GET', '/poll/2/')).status).toBe(401);
    expect((await sendRequest('GET', '/poll/1/', { token })).status).toBe(200);
    expect((await sendRequest('GET', '/poll/99/', { token })).status).toBe(404);
    expect((await sendRequest('GET', '/polls/99/answers/', { token })).status).toBe(404);
  });
});

describe('a vote', () => {
  const vote = (token: string, id: number, votes: unknown) =>
    sendRequest('POST', `/poll/answers/${id}/vote/`, { token, json: { votes } });

  it('counts where it is one more than the count', async () => {
    const { access: token } = await provider.logIn('member');
    expect(await vote(token, 7, 25)).toMatchObject({ status: 200, body: { id: 7, votes: 25 } });
    expect((await sendRequest('GET', '/poll/2/', { token })).body).toMatchObject({ votes: 87 });
  });

  it('is a conflict where the count has changed', async () => {
    const { access: token } = await provider.logIn('member');
    const { access: other } = await provider.logIn('admin');
    const both = await Promise.all([vote(token, 7, 25), vote(other, 7, 25)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await vote(token, 7, 24)).toMatchObject({
      status: 409,
      body: { detail: 'Someone else voted at the same time.' },
    });
    expect((await sendRequest('GET', '/poll/2/answers/', { token })).body).toMatchObject([
      { votes: 25 },
      { votes: 18 },
      { votes: 31 },
      { votes: 13 },
    ]);
  });

  it('goes to the poll itself where it has no answers', async () => {
    const { access: token } = await provider.logIn('member');
    expect(await vote(token, 3, 15)).toMatchObject({ status: 200, body: { id: 3, votes: 15 } });
    expect((await vote(token, 2, 1)).status).toBe(404);
    expect((await vote(token, 99, 1)).status).toBe(404);
  });

  it('has to be a number', async () => {
    const { access: token } = await provider.logIn('member');
    expect(await vote(token, 7, 'many')).toMatchObject({
      status: 400,
      body: { votes: ['A valid integer is required.'] },
    });
    const text = { token, json: { votes: '25' }, loose: true };
    expect((await sendRequest('POST', '/poll/answers/7/vote/', text)).status).toBe(200);
  });
});

describe('POST /poll/', () => {
  const json = { entry_text: 'Where should we meet in July?' };

  it('makes a poll of an admin, whose id no answer has', async () => {
    const { access: token } = await provider.logIn('admin');
    const made = await sendRequest('POST', '/poll/', { token, json });
    const body = { id: 11, ...json, contestant: 'Graham Whitfield', votes: 0 };
    expect(made).toMatchObject({ status: 201, body });
    expect((await sendRequest('GET', '/poll/11/', { token })).body).toEqual(body);
    expect((await sendRequest('GET', '/poll/11/answers/', { token })).body).toEqual([]);
  });

  it('needs a question, and an admin', async () => {
    const { access: admin } = await provider.logIn('admin');
    const { access: token } = await provider.logIn('member');
    expect((await sendRequest('POST', '/poll/', { token, json })).status).toBe(403);
    expect((await sendRequest('POST', '/poll/', { token: admin, json: {} })).body).toEqual({
      entry_text: ['This field is required.'],
    });
  });
});
