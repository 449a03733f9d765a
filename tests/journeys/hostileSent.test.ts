import { expect, test } from 'vitest';
import { adminIn, openHostile, openShowroom, showAll } from '../setup/hostilePage';
import { everyNth, submitWithEach, type Refusal, refusals } from '../setup/hostileForms';
import { hostileListings } from '../setup/hostileAnswers';
import {
  adminForms,
  withAnswers,
  openForm,
  submitAccepted,
  acceptedAnswers,
} from '../setup/hostileSent';
import { hostileTexts } from '../setup/hostileTexts';

const { adminPost, adminPoll } = adminForms;

test("an admin's post and poll, refused and taken in hostile words", async () => {
  let said: Refusal | undefined;
  const answer = (one: Refusal) => (said = one);
  let form = adminPost;
  const page = await openHostile(() => withAnswers(form, () => said));
  await adminIn(page, adminPost.path);
  await openForm(page, adminPost);
  const refused = everyNth(refusals(adminPost.fields), 170);
  expect(await submitWithEach(page, adminPost.button, refused, answer, true)).toEqual([]);
  form = adminPoll;
  await openForm(page, adminPoll);
  const taken = everyNth(acceptedAnswers(adminPoll.fields), 220);
  expect(await submitAccepted(page, adminPoll, taken, answer)).toEqual([]);
});

test('the public showroom made of hostile listings', async () => {
  const body = JSON.stringify(hostileListings(everyNth(hostileTexts, 9)).slice(0, 20));
  const page = await openHostile(
    () => (path) => (path === '/showroom/approved-listings/' ? { body } : undefined),
  );
  await openShowroom(page);
  expect(await showAll(page, 2)).toEqual([]);
});
