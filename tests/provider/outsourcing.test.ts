// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sendRequest, outsourcing as host, startTestProvider } from './sendRequest';

const provider = startTestProvider();

const form = { type: 'Kingdom builder', budget: 'Kingdom project', kingdombusiness: 'Workshops' };
const quote = (init: Parameters<typeof sendRequest>[2]) =>
  sendRequest('POST', '/quotes/', { host, ...init });

describe('POST /quotes/', () => {
  it('takes a visitor’s request', async () => {
    expect(await quote({ form })).toMatchObject({
      status: 201,
      body: { message: expect.stringContaining('received') },
    });
    expect((await provider.database.read()).quotes).toEqual([{ id: 1, memberId: null, ...form }]);
  });

  it('takes a member’s with Bearer and with no other scheme', async () => {
    const { access: token } = await provider.logIn('member');
    expect((await quote({ form, token, scheme: 'Bearer' })).status).toBe(201);
    expect((await quote({ form, token, scheme: 'JWT' })).status).toBe(401);
    await provider.database.expireTokens();
    expect((await quote({ form, token, scheme: 'Bearer' })).status).toBe(401);
    expect((await provider.database.read()).quotes).toMatchObject([{ memberId: 1 }]);
  });

  it('names in message what is missing', async () => {
    expect(await quote({ form: { ...form, budget: '' } })).toMatchObject({
      status: 400,
      body: { message: 'Please answer every question (budget).' },
    });
  });

  it('reads forms only', async () => {
    expect(await quote({ json: form })).toMatchObject({
      status: 415,
      body: { detail: 'Unsupported media type "application/json" in request.' },
    });
  });
});

describe('GET /showroom/approved-listings/', () => {
  it('is open and lists businesses with plain fields', async () => {
    provider.listShapes.listings = 'plain';
    const { status, body } = await sendRequest('GET', '/showroom/approved-listings/', { host });
    expect(status).toBe(200);
    expect(body).toHaveLength(12);
    for (const listing of Array.isArray(body) ? body : []) {
      expect(listing).toMatchObject({
        name: expect.any(String),
        description: expect.any(String),
        city: expect.any(String),
        province: expect.any(String),
        sector: expect.any(String),
        website: expect.stringMatching(/^https:\/\/[a-z-]+\.example$/),
      });
    }
  });
});
