import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { registrationWords as words } from '@/content/registrationWords';
import { paths } from '@/config/paths';
import { hostileBodies, wrongValues } from '../setup/hostileAnswers';
import { submitRefused, type Refusal, refusals } from '../setup/hostileForms';
import { logInAsMember, openHostile, findViolations } from '../setup/hostilePage';
import { hostileTexts } from '../setup/hostileTexts';
import { site, visit, everyNth } from '../setup/journey';

const { origin } = site.live;

/** Opens the registration and fills it in. */
async function fillRegistration(page: Page): Promise<void> {
  await visit(page, origin + paths.communityRegister);
  await page.locator('.pick').nth(2).waitFor();
  for (const [label, text] of [
    [words.email, 'ruth@example.com'],
    [words.username, 'ruth.builds'],
    [words.password, 'cedar and stone'],
    [words.confirmation, 'cedar and stone'],
    [words.firstName, 'Ruth'],
    [words.lastName, 'Okafor'],
    [words.phone, '613 555 0142'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('radio', { name: 'Female' }).check();
  for (const [label, text] of [
    [words.country, 'Canada'],
    [words.state, 'Ontario'],
    [words.city, 'Thunder Bay'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
    await page.locator('.pick__option').filter({ hasText: text }).first().click();
  }
}

const login = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Login', exact: true });

test('login answers made of hostile texts', async () => {
  let refusal: Refusal | undefined;
  const page = await openHostile(() => (path) => (path === '/login/' ? refusal : undefined));
  await visit(page, origin + paths.communityLogin);
  await page.getByLabel('Email', { exact: true }).fill(memberAccount.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const answers = hostileBodies.map((body) => ({ status: 200, body }));
  const found = [...(await submitRefused(page, 'Login', answers, (one) => (refusal = one)))];
  const joined = hostileTexts.join(' ').slice(0, 200_000);
  refusal = {
    status: 200,
    body: `{"access": "a.b.c", "__proto__": {"admin": true}, "constructor": 1, "email": ${JSON.stringify(memberAccount.email)}, "username": ${JSON.stringify(joined)}, "first_name": {"a": 1}}`,
  };
  await login(page).click();
  await page.waitForURL(origin + paths.community);
  found.push(...(await findViolations(page, 'after the login')));
  expect(found).toEqual([]);
});

test.each([
  ['the member login', paths.communityLogin, 1],
  ['the admin login', paths.adminLogin, 5],
])('%s refused in every way', async (_, path, step) => {
  let refusal: Refusal | undefined;
  const page = await openHostile(
    () => (_path, method) => (method === 'POST' ? refusal : undefined),
  );
  await visit(page, origin + path);
  await page.getByLabel('Email', { exact: true }).fill(memberAccount.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const all = everyNth(refusals(['email', 'password']), step);
  expect(await submitRefused(page, 'Login', all, (one) => (refusal = one))).toEqual([]);
});

test('the tracker login refused in every way, and opened with hostile tokens', async () => {
  let refusal: Refusal | undefined;
  const page = await openHostile(() => (path, method) => {
    if (path === '/posts/') return { body: '[]' };
    return method === 'POST' ? refusal : undefined;
  });
  await logInAsMember(page);
  await visit(page, origin + paths.loginTaskTracker);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const all = everyNth(refusals(['email', 'password']), 5);
  expect(await submitRefused(page, 'Login', all, (one) => (refusal = one))).toEqual([]);
  const found: string[] = [];
  const key = `persist:root${await page.evaluate(() => sessionStorage.getItem('userKey'))}`;
  const tokens = [hostileTexts.join(' ').slice(0, 200_000), ...wrongValues];
  for (const [index, accessToken] of tokens.entries()) {
    const storedState = JSON.stringify({
      trackerAccess: JSON.stringify({ accessToken }),
      _persist: '{"version":1,"rehydrated":true}',
    });
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      storedState,
    ] as const);
    await visit(page, origin + paths.loginTaskTracker);
    found.push(...(await findViolations(page, `stored token ${index}`)));
  }
  expect(found).toEqual([]);
});

test('the registration refused in every way', async () => {
  let refusal: Refusal | undefined;
  const page = await openHostile(
    () => (_path, method) => (method === 'POST' ? refusal : undefined),
  );
  await fillRegistration(page);
  const fields = ['email', 'username', 'password', 'first_name', 'last_name', 'gender'];
  const all = refusals([...fields, 'country', 'state', 'city', 'phone_number', 'confirm_password']);
  // Those at the fields, and of the others as many as take a minute.
  const some = [...all.slice(0, 23), ...everyNth(all.slice(23), 6)];
  expect(await submitRefused(page, words.submit, some, (one) => (refusal = one))).toEqual([]);
});

test('a registration that is taken in hostile words, and no login after it', async () => {
  const text = hostileTexts.join(' ').slice(0, 200_000);
  const page = await openHostile(() => (path) => {
    if (path === '/register/') return { status: 201, body: JSON.stringify({ email: text }) };
    return path === '/login/' ? { status: 400, body: JSON.stringify({ detail: text }) } : undefined;
  });
  await fillRegistration(page);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await page.getByRole('heading', { name: words.registered }).waitFor();
  expect(await findViolations(page, 'registered')).toEqual([]);
});
