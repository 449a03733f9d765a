import axios from 'axios';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestProvider } from './testProvider';
import { png } from './sendRequest';
import { polyfillBlobBytes } from './jsdom';

/** Paths of the page's own origin, as a build without hosts has them. */
const base = '/demo-provider/portal';
const provider = createTestProvider({
  portal: base,
  outsourcing: '/demo-provider/outsourcing',
  myCommunities: base,
});

beforeAll(() => {
  polyfillBlobBytes();
  provider.server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => provider.reset());
afterAll(() => provider.server.close());

it('answers a document’s calls to its own origin, uploads included', async () => {
  const { access } = await provider.logIn('member');
  const headers = { Authorization: `JWT ${access}` };
  const body = new FormData();
  body.append('title', 'From a document');
  body.append('post_image', png());
  const made = await axios.post(`${base}/posts/`, body, { headers });
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({
    title: 'From a document',
    post_image: expect.stringMatching(
      /^http:\/\/localhost:3000\/demo-provider\/portal\/media\/.+\.png$/,
    ),
  });
  const mine = await axios.get(`${base}/my-communities`, { headers });
  expect(mine.data).toMatchObject({ data: [{ id: 1 }, { id: 3 }, { id: 4 }] });
  const quote = new URLSearchParams({ type: 'a', budget: 'b', kingdombusiness: 'c' });
  expect((await axios.post('/demo-provider/outsourcing/quotes/', quote)).status).toBe(201);
  const picture = await axios.get(made.data.post_image, { responseType: 'arraybuffer' });
  expect(new Uint8Array(picture.data).length).toBe(png().size);
});
