// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sendRequest, png, portal, startTestProvider } from './sendRequest';

const provider = startTestProvider();

const idsOf = (body: unknown): number[] => (Array.isArray(body) ? body.map(({ id }) => id) : []);

describe('GET /posts/', () => {
  it('is open to visitors, the oldest first', async () => {
    const { status, body } = await sendRequest('GET', '/posts/');
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('carries every variant of the contract', async () => {
    const { body } = await sendRequest('GET', '/posts/');
    const posts = Array.isArray(body) ? body : [];
    const categories = new Set(posts.map(({ post_category: category }) => category));
    expect(categories).toEqual(new Set([1, '1', '1.0', 2, 3, 4, 5, 6]));
    expect(posts.filter(({ content }) => content.startsWith('"')).length).toBeGreaterThan(1);
    expect(posts.filter(({ author }) => typeof author === 'object').length).toBeGreaterThan(1);
    expect(posts.filter(({ author }) => author === 'Priya Ramanathan')).not.toHaveLength(0);
    const pictures = posts.map(({ post_image: picture }) => picture).filter(Boolean);
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures) expect(picture).toMatch(/^\/art\/[a-z-]+\.svg$/);
  });

  it.each(['data', 'results'] as const)('comes under %s where a fault sets it', async (shape) => {
    provider.listShapes.posts = shape;
    const { body } = await sendRequest('GET', '/posts/');
    expect(idsOf(Object(body)[shape])).toHaveLength(30);
  });
});

describe('POST /posts/', () => {
  it('takes title, content and picture, lines as a form sends them, and serves the picture', async () => {
    const { access: token } = await provider.logIn('member');
    const file = png();
    const multipart = { title: 'New', content: 'Two\nlines', post_image: file };
    const made = await sendRequest('POST', '/posts/', { token, multipart });
    expect(made).toMatchObject({
      status: 201,
      body: {
        id: 31,
        title: 'New',
        content: 'Two\r\nlines',
        author: 'Naomi Okonjo',
        post_category: 1,
        post_image: expect.stringMatching(`^${portal}/media/[0-9a-f-]{36}\\.png$`),
      },
    });
    const picture = await fetch(Object(made.body).post_image);
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(await picture.arrayBuffer()).toEqual(await file.arrayBuffer());
    expect(Object((await sendRequest('GET', '/posts/')).body)[30]).toEqual(made.body);
  });

  it('takes a post without a picture, and counts ids up', async () => {
    const { access: token } = await provider.logIn('member');
    const send = (multipart: Record<string, string | File>) =>
      sendRequest('POST', '/posts/', { token, multipart, loose: true });
    const empty = new File([], '');
    expect(await send({ title: 'One', content: '', post_image: '' })).toMatchObject({
      status: 201,
      body: { id: 31, post_image: null },
    });
    expect(await send({ title: '', content: 'Two', post_image: empty })).toMatchObject({
      status: 201,
      body: { id: 32, post_image: null },
    });
  });

  it('refuses what is empty, no picture, or sent by nobody', async () => {
    const { access: token } = await provider.logIn('member');
    const multipart = { title: ' ', content: '' };
    const empty = await sendRequest('POST', '/posts/', { token, multipart });
    expect(empty).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } });
    const text = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' });
    const noPicture = await sendRequest('POST', '/posts/', {
      token,
      multipart: { post_image: text },
    });
    expect(noPicture).toMatchObject({
      status: 400,
      body: { post_image: [expect.stringContaining('Upload a valid image.')] },
    });
    const nameOnly = await sendRequest('POST', '/posts/', {
      token,
      multipart: { post_image: 'a.png' },
    });
    expect(nameOnly).toMatchObject({
      status: 400,
      body: { post_image: [expect.stringContaining('was not a file')] },
    });
    const nobody = await sendRequest('POST', '/posts/', { multipart: { title: 'Hello' } });
    expect(nobody.status).toBe(401);
    expect((await provider.database.read()).posts).toHaveLength(30);
  });
});

describe('POST /posts', () => {
  const wanted = { title: 'From the office', content: 'Read this', post_category_id: '4' };

  it('is the admins’, as a form or as JSON', async () => {
    const { access: token } = await provider.logIn('admin');
    const multipart = { ...wanted, post_image: png() };
    expect(await sendRequest('POST', '/posts', { token, multipart })).toMatchObject({
      status: 201,
      body: { id: 31, author: 'Graham Whitfield', post_category: 4 },
    });
    const json = await sendRequest('POST', '/posts', { token, json: wanted, loose: true });
    expect(json.status).toBe(201);
  });

  it('is not a member’s', async () => {
    const { access: token } = await provider.logIn('member');
    expect(await sendRequest('POST', '/posts', { token, json: wanted })).toMatchObject({
      status: 403,
      body: { detail: 'You do not have permission to perform this action.' },
    });
    expect((await sendRequest('POST', '/posts', { json: wanted })).status).toBe(401);
  });

  it.each([
    ['0', 'Invalid pk "0" - object does not exist.'],
    ['9', 'Invalid pk "9" - object does not exist.'],
    ['General', 'A valid integer is required.'],
  ])('knows no category %j', async (category, message) => {
    const { access: token } = await provider.logIn('admin');
    const json = { ...wanted, post_category_id: category };
    expect(await sendRequest('POST', '/posts', { token, json })).toMatchObject({
      status: 400,
      body: { post_category_id: [message] },
    });
  });
});

describe('comments of a post', () => {
  it('are read and written with author and content', async () => {
    const { access: token } = await provider.logIn('member');
    const before = await sendRequest('GET', '/posts/30/comments/', { token });
    expect(before).toMatchObject({ status: 200 });
    expect(before.body).toHaveLength(4);
    const json = { content: '  I come with two drills.  ' };
    const added = await sendRequest('POST', '/posts/30/comments/', { token, json });
    expect(added).toMatchObject({
      status: 201,
      body: { id: 30, author: 'Naomi Okonjo', content: 'I come with two drills.' },
    });
    const after = await sendRequest('GET', '/posts/30/comments/', { token });
    expect(Object(after.body)[4]).toEqual(added.body);
  });

  it('refuse an empty text, an unknown post and a visitor', async () => {
    const { access: token } = await provider.logIn('member');
    const path = '/posts/30/comments/';
    expect(await sendRequest('POST', path, { token, json: { content: '' } })).toMatchObject({
      status: 400,
      body: { content: ['This field may not be blank.'] },
    });
    const json = { content: 'Hello' };
    const missing = { status: 404, body: { detail: 'Not found.' } };
    expect(await sendRequest('POST', '/posts/999/comments/', { token, json })).toMatchObject(
      missing,
    );
    expect(await sendRequest('GET', '/posts/abc/comments/', { token })).toMatchObject(missing);
    expect((await sendRequest('GET', path)).status).toBe(401);
  });
});

describe('what is no call of the contract', () => {
  it('is answered as Django REST Framework does', async () => {
    const put = await sendRequest('PUT', '/posts/', { json: {} });
    expect(put).toMatchObject({ status: 405, body: { detail: 'Method "PUT" not allowed.' } });
    expect(put.headers.get('Allow')).toBe('GET, POST');
    expect((await sendRequest('GET', '/posts')).status).toBe(405);
    expect((await sendRequest('GET', '/login')).status).toBe(404);
    expect((await sendRequest('GET', '/media/none.png')).status).toBe(404);
  });

  it('refuses a broken body and an unknown type', async () => {
    const send = (type: string, body: string) =>
      fetch(`${portal}/login/`, { method: 'POST', body, headers: { 'Content-Type': type } });
    expect((await send('application/json', '{"email"')).status).toBe(400);
    expect((await send('application/json', '[1]')).status).toBe(400);
    expect((await send('text/plain', 'hello')).status).toBe(415);
  });
});
