import { expect, test } from 'vitest';
import { adminIn, openHostile, openShowroom, showAll } from '../setup/hostilePage';
import { everyOf, pressThrough, type Refusal, refusals } from '../setup/hostileForms';
import { hostileListings } from '../setup/hostileAnswers';
import { adminForms, answering, openForm, takeThrough, takings } from '../setup/hostileSent';
import { hostileTexts } from '../setup/hostileTexts';

const { adminPost, adminPoll } = adminForms;

test("an admin's post and poll, refused and taken in hostile words", async () => {
  let said: Refusal | undefined;
  const answer = (one: Refusal) => (said = one);
  let form = adminPost;
  const page = await openHostile(() => answering(form, () => said));
  await adminIn(page, adminPost.path);
  await openForm(page, adminPost);
  const refused = everyOf(refusals(adminPost.fields), 170);
  expect(await pressThrough(page, adminPost.button, refused, answer, true)).toEqual([]);
  form = adminPoll;
  await openForm(page, adminPoll);
  const taken = everyOf(takings(adminPoll.fields), 220);
  expect(await takeThrough(page, adminPoll, taken, answer)).toEqual([]);
});

test('the public showroom made of hostile listings', async () => {
  const body = JSON.stringify(hostileListings(everyOf(hostileTexts, 9)).slice(0, 20));
  const page = await openHostile(
    () => (path) => (path === '/showroom/approved-listings/' ? { body } : undefined),
  );
  await openShowroom(page);
  expect(await showAll(page, 2)).toEqual([]);
});
