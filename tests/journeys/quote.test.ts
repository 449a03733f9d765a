import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { quoteRequestWords } from '@/content/quoteRequest';
import { quoteSteps, quoteWords, reviewStep } from '@/content/quoteSteps';
import { paths } from '@/config/paths';
import { allowConsole, newPage, sampled, site, visit, soakTest } from '../setup/journey';
import { provider } from '../setup/liveProvider';
import { answerAll, findStep, nextButton, submitButton, myQuote } from '../setup/pageActions';

const { origin } = site.live;
const thanks = 'Your request has been received.';
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text);
const sent = () => provider.received.of('POST', '/quotes/');

test('from the landing page over a sector to a sent quote, and its receipt', async () => {
  const page = await newPage();
  await visit(page, `${origin}/`);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Real Estate', exact: true })
    .first()
    .click();
  await page.waitForURL(`${origin}/real-estate`);
  await page.getByRole('heading', { level: 1, name: /Real Estate/ }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first().click();
  await page.waitForURL(/\/getquote\?/);
  await answerAll(page);
  await page.getByRole('main').getByText('Real Estate').first().waitFor();
  await submitButton(page).click();
  await page.waitForURL(`${origin}/`);
  await toast(page, thanks).waitFor();

  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({ method: 'POST', path: '/quotes/', query: '', body: myQuote });
  expect(sent()[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(sent()[0]?.headers).not.toHaveProperty('authorization');

  await page.getByRole('link', { name: 'My requests' }).first().click();
  await page.waitForURL(origin + paths.myRequests);
  const receipt = page.getByRole('main');
  for (const text of [...Object.values(myQuote), thanks]) {
    await receipt.getByText(text).first().waitFor();
  }
});

describe('a quote that fails', () => {
  beforeEach(() => allowConsole(/Failed to load resource/));

  const failures = [
    ['quote-offline', quoteWords.failed],
    ['quote-broken-json', quoteWords.failed],
    ['maintenance', quoteWords.failed],
    ['quote-refused', 'We cannot take requests at the moment.'],
  ] as const;

  test.each(sampled(failures, 4))(
    '%s: its message, the answers stay, and Submit works again',
    async (fault, message) => {
      const page = await newPage({ width: 390 });
      await visit(page, origin + paths.getQuote);
      await answerAll(page);
      provider.faults.set([fault]);
      await submitButton(page).click();
      await page.getByText(message).waitFor();
      for (const text of Object.values(myQuote)) {
        expect(await page.getByRole('main').getByText(text).count()).toBeGreaterThan(0);
      }
      provider.faults.clear();
      await submitButton(page).click();
      await page.waitForURL(`${origin}/`);
      expect(sent().at(-1)?.body).toEqual(myQuote);
    },
  );

  soakTest('an answer of success that is not 201 is none', async () => {
    const page = await newPage();
    await visit(page, origin + paths.getQuote);
    await answerAll(page);
    const body = { message: 'Kept for later.' };
    provider.faults.add({ name: 'accepted', path: '/quotes/', kind: 'status', status: 202, body });
    await submitButton(page).click();
    await page.getByText('Kept for later.').waitFor();
    await expect.poll(() => page.url()).toContain('step=4');
  });
});

test('a double click sends one', async () => {
  const page = await newPage();
  await visit(page, origin + paths.getQuote);
  await answerAll(page);
  provider.faults.add({ name: 'slow', path: '/quotes/', kind: 'delay', ms: 400 });
  await submitButton(page).dblclick();
  await page.waitForURL(`${origin}/`);
  await toast(page, thanks).waitFor();
  expect(sent()).toHaveLength(1);
});

test('Back and reload restore every answer; the numbers jump; Back after success shows the receipt', async () => {
  const page = await newPage();
  const isChecked = (name: string) => () => page.getByRole('radio', { name }).isChecked();
  await visit(page, origin + paths.getQuote);
  await answerAll(page);
  await page.goBack();
  await findStep(page, 3);
  await expect.poll(isChecked(myQuote.kingdombusiness)).toBe(true);
  await visit(page, page.url());
  await findStep(page, 3);
  await expect.poll(isChecked(myQuote.kingdombusiness)).toBe(true);
  await page.getByRole('button', { name: 'Step 1 of 4' }).click();
  await findStep(page, 1);
  await expect.poll(isChecked(myQuote.type)).toBe(true);
  await page.getByRole('button', { name: 'Step 4 of 4' }).click();
  await findStep(page, 4);
  await submitButton(page).click();
  await page.waitForURL(`${origin}/`);
  await page.goBack();
  await page.getByRole('heading', { name: 'Your request was sent' }).waitFor();
  expect(await submitButton(page).count()).toBe(0);
});

soakTest('a blocked Next shows what is missing, and focus moves to the choices', async () => {
  const page = await newPage();
  await visit(page, origin + paths.getQuote);
  await nextButton(page).click();
  await page.getByText(quoteWords.areaMissing).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('type'));
  await expect.poll(focused).toBe('radio');
  await page.getByText(myQuote.type, { exact: true }).click();
  await nextButton(page).click();
  await findStep(page, 2);
  await page.getByText(quoteWords.chooseOne, { exact: true }).waitFor();
  await nextButton(page).click();
  await expect.poll(focused).toBe('radio');
  await expect.poll(() => page.url()).toContain('step=2');
});

soakTest('the whole form by keyboard alone, in the order that a phone shows', async () => {
  const page = await newPage({ width: 390, height: 844 });
  await visit(page, origin + paths.getQuote);
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((to) => document.activeElement?.matches(to), selector)) return;
    }
    throw new Error(`Tab never came to ${selector}.`);
  };
  for (const number of [1, 2, 3] as const) {
    await findStep(page, number);
    await tabTo('input[type=radio]');
    await page.keyboard.press('Space');
    await tabTo('button[data-part=next]');
    await page.keyboard.press('Enter');
  }
  await findStep(page, 4);
  // What a visitor has to know is directly under the heading, and not behind the bar.
  const edges = async (box: Locator) => {
    const { y = Number.NaN, height = 0 } = (await box.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const heading = await edges(page.getByRole('heading', { level: 2, name: reviewStep.heading }));
  const note = await edges(page.getByText(quoteRequestWords.visitor));
  expect(note.top - heading.bottom).toBeLessThan(50);
  expect(note.bottom).toBeLessThan((await edges(page.locator('[data-slot=quote-actions]'))).top);
  await tabTo('[data-slot=quote-actions] button');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    quoteWords.logInAndSubmit,
  );
  await tabTo('button[data-part=next]');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/`);
  const first = quoteSteps.slice(0, 3).map((step) => 'choices' in step && step.choices[0].value);
  expect(Object.values(sent()[0]?.body ?? {})).toEqual(first);
});
