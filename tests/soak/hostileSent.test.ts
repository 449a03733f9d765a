import { expect, test } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { paths } from '@/config/paths';
import { hostileBodies, wrongValues } from '../setup/hostileAnswers';
import { submitRefused, type Refusal, refusals } from '../setup/hostileForms';
import { logInAsMember, openHostile, findViolations } from '../setup/hostilePage';
import {
  withAnswers,
  memberForms,
  openForm,
  quoteForm,
  submitAccepted,
  acceptedAnswers,
} from '../setup/hostileSent';
import { hostileTexts } from '../setup/hostileTexts';
import { site, visit, everyNth } from '../setup/journey';
import { labelled, button } from '../setup/faultForms';

const { origin } = site.live;

// Each goes through a part of the words, together through all.
test.each(memberForms)('$name refused in every way', async (form) => {
  let refusal: Refusal | undefined;
  const page = await openHostile(() => withAnswers(form, () => refusal));
  await logInAsMember(page);
  await openForm(page, form);
  // After a server error nobody can look up whether a request to join arrived: it asks.
  const isRefusal = ({ status }: Refusal) => form.name !== 'a request to join' || status < 500;
  const all = refusals(form.fields).filter(isRefusal).slice(memberForms.indexOf(form));
  const some = everyNth(all, memberForms.length);
  const found = await submitRefused(page, form.button, some, (one) => (refusal = one), form.toasts);
  expect(found).toEqual([]);
});

// A vote or a request to join is taken once; of its answer nothing shows, as of these.
test.each(memberForms.slice(0, 4))('$name taken in every way', async (form) => {
  let refusal: Refusal | undefined;
  const page = await openHostile(() => withAnswers(form, () => refusal));
  await logInAsMember(page);
  await visit(page, origin + form.path);
  const some = everyNth(acceptedAnswers(form.fields), 20);
  expect(await submitAccepted(page, form, some, (one) => (refusal = one))).toEqual([]);
});

test('a quote request refused in every way', async () => {
  let refusal: Refusal | undefined;
  const page = await openHostile(() => withAnswers(quoteForm, () => refusal));
  await openForm(page, quoteForm);
  const some = everyNth(refusals(quoteForm.fields), 4);
  // A success but 201 is none.
  const odd = hostileBodies.map((body) => ({ status: 200, body }));
  const all = [...some, ...odd];
  expect(await submitRefused(page, quoteForm.button, all, (one) => (refusal = one))).toEqual([]);
});

test('a quote request taken in hostile words, and its receipt', async () => {
  let reply: Refusal | undefined;
  const page = await openHostile(() => withAnswers(quoteForm, () => reply));
  const messages = [...everyNth(hostileTexts, 9), ...hostileTexts.slice(-1), ...wrongValues];
  const found: string[] = [];
  for (const message of [...messages, 'x'.repeat(1_000_000), '\u200b']) {
    const where = `quote taken: ${JSON.stringify(message).slice(0, 60)}`;
    reply = { status: 201, body: JSON.stringify({ message, data: message }) };
    await openForm(page, quoteForm);
    await button(page, quoteForm.button).click();
    await page.waitForURL(origin + paths.root);
    const toast = page.locator('.Toastify__toast').first();
    await toast.waitFor();
    const height = (await toast.boundingBox())?.height ?? 0;
    if (height > 1500) found.push(`${where}: a toast of ${height} px`);
  }
  await visit(page, origin + paths.myRequests);
  await page.locator('[data-slot=receipt]').first().waitFor();
  const receipts = await page.locator('[data-slot=receipt]').evaluateAll((all) =>
    all.map((one) => ({
      height: one.clientHeight,
      words: one.querySelector('[data-slot=receipt-message]')?.textContent ?? '',
    })),
  );
  expect(receipts).toHaveLength(50);
  expect(receipts.filter(({ height }) => height > 2500)).toEqual([]);
  expect(receipts.filter(({ words: text }) => !/[^\s\p{C}\p{Z}]/u.test(text))).toEqual([]);
  expect([...found, ...(await findViolations(page, 'receipts'))]).toEqual([]);
});

test('a login taken with an endless or hostile record', async () => {
  let loginAnswer: Refusal | undefined;
  const endless = `${'['.repeat(100_000)}1${']'.repeat(100_000)}`;
  const all = hostileTexts.slice(-60).join(' ');
  // Everything else is empty: the token is none of the provider's.
  const empty = { body: JSON.stringify({ email: memberAccount.email, data: [] }) };
  const page = await openHostile(() => (path) => (path === '/login/' ? loginAnswer : empty));
  const found: string[] = [];
  for (const record of [
    endless,
    JSON.stringify(all),
    ...wrongValues.map((one) => JSON.stringify(one)),
  ]) {
    loginAnswer = {
      status: 200,
      body: `{"access": "a.b.c", "email": "${memberAccount.email}", "id": ${record}, "first_name": ${record}, "__proto__": ${record}}`,
    };
    await page.context().clearCookies();
    await visit(page, origin + paths.faq);
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await visit(page, origin + paths.communityLogin);
    await labelled(page, 'Email').fill(memberAccount.email);
    await labelled(page, 'Password').fill(memberAccount.password);
    await button(page, 'Login').click();
    await page.waitForURL(origin + paths.community);
    found.push(...(await findViolations(page, `login with ${record.slice(0, 40)}`)));
  }
  expect(found).toEqual([]);
});
