import { expect, test } from 'vitest';
import { adminAccount } from '@/content/demoAccounts';
import { paths } from '@/config/paths';
import { logInAsAdmin, openHostile, findViolations } from '../setup/hostilePage';
import { submitRefused, type Refusal, refusals } from '../setup/hostileForms';
import { hostileLists, json } from '../setup/hostileAnswers';
import {
  adminForms,
  withAnswers,
  openForm,
  type SentForm,
  submitAccepted,
  acceptedAnswers,
} from '../setup/hostileSent';
import { hostileTexts } from '../setup/hostileTexts';
import { site, visit, everyNth } from '../setup/journey';
import { textbox } from '../setup/faultForms';

const { adminPost, adminPoll } = adminForms;

/** An admin at a form that is answered with the current `refusal`. */
async function adminAt(form: SentForm, refusal: () => Refusal | undefined) {
  const page = await openHostile(() => withAnswers(form, refusal));
  await logInAsAdmin(page);
  await openForm(page, form);
  return page;
}

// Every other one each: both forms go through the same words.
test.each([adminPost, adminPoll])('$name refused in every way', async (form) => {
  let refusal: Refusal | undefined;
  const page = await adminAt(form, () => refusal);
  // After a server error nobody can look up whether a poll arrived: it asks.
  const isRefusal = ({ status }: Refusal) => form !== adminPoll || status < 500;
  const all = everyNth(
    refusals(form.fields)
      .filter(isRefusal)
      .slice(form === adminPost ? 0 : 1),
    2,
  );
  expect(await submitRefused(page, form.button, all, (one) => (refusal = one), true)).toEqual([]);
});

test("an admin's post taken in every way", async () => {
  let refusal: Refusal | undefined;
  const page = await adminAt(adminPost, () => refusal);
  const all = everyNth(acceptedAnswers(adminPost.fields), 6);
  expect(await submitAccepted(page, adminPost, all, (one) => (refusal = one))).toEqual([]);
});

test("an admin's poll taken in every way, and the list of polls afterwards", async () => {
  let refusal: Refusal | undefined;
  const page = await adminAt(adminPoll, () => refusal);
  const all = acceptedAnswers(adminPoll.fields);
  const found: string[] = [];
  // As many as the list of known polls can hold.
  for (let from = 0; from < all.length; from += 50) {
    if (from > 0) await visit(page, site.live.origin + adminPoll.path);
    found.push(
      ...(await submitAccepted(
        page,
        adminPoll,
        all.slice(from, from + 50),
        (one) => (refusal = one),
      )),
    );
    await visit(page, site.live.origin + paths.polls);
    await page.locator('[data-slot=poll-row]').first().waitFor();
    found.push(...(await findViolations(page, `polls after ${from}`)));
  }
  expect(found).toEqual([]);
});

test('a post written beside hostile ones, under a hostile name', async () => {
  let name = '';
  let harmed = false;
  const page = await openHostile(() => (path, method) => {
    if (!harmed || path !== '/auth/users/me/') return hostileLists(path, method);
    return json({ email: adminAccount.email, first_name: name, last_name: { name } });
  });
  await logInAsAdmin(page);
  harmed = true;
  const found: string[] = [];
  for (const [index, text] of everyNth(hostileTexts, 6).entries()) {
    if (index % 8 === 0) {
      name = text;
      await openForm(page, adminPost);
    }
    // A title of one of the posts: the position of that one is then shown.
    await textbox(page, 'Title').fill(text.slice(0, 2000));
    found.push(...(await findViolations(page, `title ${text.slice(0, 60)}`)));
  }
  expect(found).toEqual([]);
});
