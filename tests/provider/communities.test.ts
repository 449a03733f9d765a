// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sendRequest, png, portal, startTestProvider } from './sendRequest';

const provider = startTestProvider();

describe('community posts', () => {
  it('come with author_name, body and media', async () => {
    const { access: token } = await provider.logIn('member');
    const { status, body } = await sendRequest('GET', '/community/4/posts/', { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 3,
      results: [
        { author_name: 'Priya Ramanathan', title: 'Breakfast in Mississauga', media: null },
        { author_name: 'Aaliyah Mensah', media: '/art/scene-business-asset-management.svg' },
        { author_name: 'Naomi Okonjo' },
      ],
    });
  });

  it('are written as a form with a picture, the internship’s with title and body alone', async () => {
    const { access: token } = await provider.logIn('member');
    const multipart = { title: 'Drills', body: 'Two of them', media: png() };
    const made = await sendRequest('POST', '/community/4/post/', { token, multipart });
    expect(made).toMatchObject({
      status: 201,
      body: {
        author_name: 'Naomi Okonjo',
        title: 'Drills',
        body: 'Two of them',
        media: expect.stringMatching(`^${portal}/media/.+\\.png$`),
      },
    });
    const words = { title: 'A question', body: 'When does it begin?' };
    const second = await sendRequest('POST', '/community/1/post/', { token, multipart: words });
    expect(second.status).toBe(201);
    provider.listShapes.communityPosts = 'plain';
    const { body } = await sendRequest('GET', '/community/1/posts/', { token });
    expect(Object(body).at(-1)).toMatchObject({ ...words, media: null });
  });

  it('refuse an empty one and a file that is no picture', async () => {
    const { access: token } = await provider.logIn('member');
    const send = (multipart: Record<string, string | File>) =>
      sendRequest('POST', '/community/4/post/', { token, multipart });
    expect((await send({ title: '', body: ' ' })).status).toBe(400);
    expect(await send({ title: 'x', media: new File(['x'], 'x.png') })).toMatchObject({
      status: 400,
      body: { media: [expect.any(String)] },
    });
  });

  it('are for those who belong; the internship’s for every member', async () => {
    const { access: token } = await provider.logIn('member');
    const { access: admin } = await provider.logIn('admin');
    const status = async (id: number, who: string) =>
      (await sendRequest('GET', `/community/${id}/posts/`, { token: who })).status;
    expect(await status(7, token)).toBe(403);
    expect(await status(7, admin)).toBe(200);
    expect(await status(1, token)).toBe(200);
    expect(await status(77, token)).toBe(404);
    expect((await sendRequest('GET', '/community/1/posts/')).status).toBe(401);
  });
});

describe('comments in a community', () => {
  it('are read under comments/ and written to comment/', async () => {
    const { access: token } = await provider.logIn('member');
    const { communityPosts } = await provider.database.read();
    const post = communityPosts.find(({ title }) => title === 'Breakfast in Mississauga')?.id;
    const at = `/community/4/post/${post}`;
    const before = await sendRequest('GET', `${at}/comments/`, { token });
    expect(before.body).toMatchObject([
      { author_name: 'Tunde Adeyemi', body: expect.stringContaining('coffee urn') },
      { author_name: 'Naomi Okonjo', body: 'Two from Hamilton.' },
    ]);
    const added = await sendRequest('POST', `${at}/comment/`, {
      token,
      json: { body: 'Make it three.' },
    });
    expect(added).toMatchObject({ status: 201, body: { body: 'Make it three.' } });
    const after = await sendRequest('GET', `${at}/comments/`, { token });
    expect(Object(after.body)[2]).toEqual(added.body);
    expect(
      (await sendRequest('POST', `${at}/comments/`, { token, json: { body: 'x' } })).status,
    ).toBe(405);
    expect((await sendRequest('POST', `${at}/comment/`, { token, json: {} })).body).toEqual({
      body: ['This field is required.'],
    });
  });

  it('belong to the post’s own community', async () => {
    const { access: token } = await provider.logIn('member');
    const { communityPosts } = await provider.database.read();
    const elsewhere = communityPosts.find(({ communityId }) => communityId === 7)?.id;
    const status = async (path: string) => (await sendRequest('GET', path, { token })).status;
    expect(await status(`/community/4/post/${elsewhere}/comments/`)).toBe(404);
    expect(await status(`/community/7/post/${elsewhere}/comments/`)).toBe(403);
  });
});

describe('POST /community/{id}/request/', () => {
  const json = { description: 'I have kept calendars for ten years.' };

  it('is taken once for a community, and once for each category', async () => {
    const { access: token } = await provider.logIn('member');
    const send = (body: object, id = 1) =>
      sendRequest('POST', `/community/${id}/request/`, { token, json: body });
    expect(await send(json)).toMatchObject({ status: 201, body: { detail: expect.any(String) } });
    expect(await send(json)).toMatchObject({
      status: 400,
      body: { detail: 'You have already asked to join.' },
    });
    expect((await send({ ...json, category: 'Marketing' })).status).toBe(201);
    expect((await send({ ...json, category: 'Marketing' })).status).toBe(400);
    expect((await send({ ...json, category: 'Strategies' })).status).toBe(201);
    expect((await send(json, 2)).status).toBe(201);
    expect((await provider.database.read()).joinRequests).toMatchObject([
      { id: 1, communityId: 1, category: null },
      { id: 2, communityId: 1, category: 'Marketing' },
      { id: 3, communityId: 1, category: 'Strategies' },
      { id: 4, communityId: 2, category: null },
    ]);
  });

  it('needs a description, a community and a member', async () => {
    const { access: token } = await provider.logIn('member');
    expect((await sendRequest('POST', '/community/1/request/', { token, json: {} })).body).toEqual({
      description: ['This field is required.'],
    });
    expect((await sendRequest('POST', '/community/50/request/', { token, json })).status).toBe(404);
    expect((await sendRequest('POST', '/community/1/request/', { json })).status).toBe(401);
  });
});
