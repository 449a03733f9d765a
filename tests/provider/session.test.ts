// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { sendRequest, myCommunities, startTestProvider } from './sendRequest';

const provider = startTestProvider();

const newcomer = {
  email: 'esther.boateng@mail.example',
  username: 'esther.b',
  first_name: 'Esther',
  last_name: 'Boateng',
  gender: 'female',
  country: 'Canada',
  state: 'Alberta',
  city: 'Red Deer',
  phone_number: '+14035550177',
  password: 'seven tall cedars',
};
const credentials = { email: newcomer.email, password: newcomer.password };

const notProvided = { detail: 'Authentication credentials were not provided.' };

describe('POST /login/', () => {
  it('gives a token that opens the profile', async () => {
    const { email, password } = memberAccount;
    const login = await sendRequest('POST', '/login/', { json: { email, password } });
    expect(login).toMatchObject({
      status: 200,
      body: { access: expect.stringMatching(/^\w{20,}$/), email, is_staff: false },
    });
    const { access: token } = await provider.logIn('member');
    expect(await sendRequest('GET', '/auth/users/me/', { token })).toMatchObject({
      status: 200,
      body: {
        first_name: 'Naomi',
        last_name: 'Okonjo',
        country: 'Canada',
        state: 'Ontario',
        city: 'Hamilton',
        phone_number: '+19055550101',
        email,
      },
    });
  });

  it('reads the e-mail in any case, and knows an admin', async () => {
    const json = { email: adminAccount.email.toUpperCase(), password: adminAccount.password };
    expect(await sendRequest('POST', '/login/', { json })).toMatchObject({
      status: 200,
      body: { is_staff: true },
    });
  });

  it.each([
    ['another password', { email: memberAccount.email, password: 'demo-admin' }],
    ['an unknown e-mail', { email: 'nobody@mail.example', password: 'demo-member' }],
    ['a member of the seed', { email: 'priya.ramanathan@kingdombuilders.demo', password: 'x' }],
  ])('refuses %s with errors.detail', async (_, json) => {
    expect(await sendRequest('POST', '/login/', { json })).toMatchObject({
      status: 401,
      body: { errors: { detail: 'No active account found with the given credentials' } },
    });
  });

  it('names the fields that are missing', async () => {
    expect(await sendRequest('POST', '/login/', { json: { email: '' } })).toMatchObject({
      status: 400,
      body: { email: ['This field may not be blank.'], password: ['This field is required.'] },
    });
  });
});

describe('POST /register/', () => {
  it('makes a member who can log in and is in no community yet', async () => {
    const registered = await sendRequest('POST', '/register/', { json: newcomer });
    const { password, ...shown } = newcomer;
    expect(registered).toMatchObject({ status: 201, body: { id: 19, ...shown } });
    expect(JSON.stringify(registered.body)).not.toContain(password);
    expect(JSON.stringify(await provider.database.read())).not.toContain(password);
    expect((await sendRequest('POST', '/login/', { json: credentials })).status).toBe(200);
    const { members } = await provider.database.read();
    expect(members.at(-1)?.communityIds).toEqual([]);
  });

  it('names every empty field at once', async () => {
    const { status, body } = await sendRequest('POST', '/register/', { json: {} });
    expect(status).toBe(400);
    expect(Object.keys(Object(body)).toSorted()).toEqual(Object.keys(newcomer).toSorted());
  });

  it.each([
    ['email', 'esther', 'Enter a valid email address.'],
    ['email', memberAccount.email.toUpperCase(), 'user with this email already exists.'],
    ['username', 'Naomi.Okonjo', 'A user with that username already exists.'],
    ['username', 'es ther', expect.stringContaining('Enter a valid username.')],
    ['gender', 'other', '"other" is not a valid choice.'],
    ['phone_number', '0403 555 0177', 'The phone number entered is not valid.'],
    ['phone_number', '+0403555017', 'The phone number entered is not valid.'],
    ['password', 'short', expect.stringContaining('It must contain at least 8 characters.')],
    ['password', '9041776023', 'This password is entirely numeric.'],
    ['password', newcomer.email, 'The password is too similar to the username.'],
    ['city', '   ', 'This field may not be blank.'],
  ])('refuses the %s %j', async (field, value, message) => {
    const answer = await sendRequest('POST', '/register/', {
      json: { ...newcomer, [field]: value },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [message] });
  });

  it('makes one member of two registrations at once', async () => {
    const answers = await Promise.all([
      sendRequest('POST', '/register/', { json: newcomer }),
      sendRequest('POST', '/register/', { json: newcomer }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]));
  });
});

describe('tokens', () => {
  it('are required', async () => {
    expect(await sendRequest('GET', '/auth/users/me/')).toMatchObject({
      status: 401,
      body: notProvided,
    });
  });

  it('count under the scheme JWT only', async () => {
    const { access: token } = await provider.logIn('member');
    expect(await sendRequest('GET', '/auth/users/me/', { token, scheme: 'Bearer' })).toMatchObject({
      status: 401,
      body: notProvided,
    });
  });

  it('have to be known, even where none is needed', async () => {
    const refused = { status: 401, body: { code: 'token_not_valid' } };
    expect(await sendRequest('GET', '/auth/users/me/', { token: 'made-up' })).toMatchObject(
      refused,
    );
    expect(await sendRequest('GET', '/posts/', { token: 'made-up' })).toMatchObject(refused);
  });

  it('expire, for one member or for all', async () => {
    const { access: member } = await provider.logIn('member');
    const { access: admin } = await provider.logIn('admin');
    const status = async (token: string) =>
      (await sendRequest('GET', '/auth/users/me/', { token })).status;
    await provider.database.expireTokens(memberAccount.email);
    expect([await status(member), await status(admin)]).toEqual([401, 200]);
    await provider.database.expireTokens();
    expect(await status(admin)).toBe(401);
  });
});

describe('communities', () => {
  it('are listed by their own host for the member who requests them', async () => {
    const { access: token } = await provider.logIn('member');
    provider.listShapes.myCommunities = 'plain';
    expect(
      await sendRequest('GET', '/my-communities', { host: myCommunities, token }),
    ).toMatchObject({
      status: 200,
      body: [
        { id: 1, name: 'Leadership and Internship' },
        { id: 3, name: 'Coordinators Forum' },
        { id: 4, name: 'Ontario' },
      ],
    });
    expect((await sendRequest('GET', '/my-communities', { token })).status).toBe(404);
    expect(
      (await sendRequest('GET', '/my-communities/', { host: myCommunities, token })).status,
    ).toBe(404);
  });

  it('are listed in full under communities/', async () => {
    const { access: token } = await provider.logIn('member');
    const { status, body } = await sendRequest('GET', '/communities/', { token });
    expect(status).toBe(200);
    expect(body).toHaveLength(15);
    expect((await sendRequest('GET', '/communities/')).status).toBe(401);
  });
});
