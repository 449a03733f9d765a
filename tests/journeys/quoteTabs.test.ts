import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { quoteWords } from '@/content/quoteSteps';
import { paths } from '@/config/paths';
import { allowConsole, newContext, sampled, site, soakTest, visit } from '../setup/journey';
import { provider } from '../setup/liveProvider';
import { answerAll, findStep, submitButton } from '../setup/pageActions';

const { origin } = site.live;
const sent = () => provider.received.of('POST', '/quotes/');

const locks = [
  ['without Web Locks', () => void Reflect.deleteProperty(Navigator.prototype, 'locks')],
  ['with Web Locks', () => undefined],
] as const;

describe.each(sampled(locks, 2))('the same quote in two tabs, %s', (_, before) => {
  const bothAtReview = async () => {
    const person = await newContext({ before });
    const one = await person.newPage();
    await visit(one, origin + paths.getQuote);
    await answerAll(one);
    const other = await person.newPage();
    await visit(other, one.url());
    await findStep(other, 4);
    return [one, other] as const;
  };

  test.each(sampled([400, 0], 2))(
    'in one instant goes out once (answer after %d ms)',
    async (ms) => {
      provider.faults.add({ name: 'slow', path: '/quotes/', kind: 'delay', ms });
      const tabs = await bothAtReview();
      const press = (page: Page) =>
        page.evaluate(() => document.querySelector('form')?.requestSubmit());
      await Promise.all(tabs.map(press));
      // A tab that is a moment behind has nothing left to press: it shows the receipt of the other.
      const settled = (page: Page) =>
        Promise.any([
          page.waitForURL(`${origin}/`),
          page.getByRole('heading', { name: 'Your request was sent' }).waitFor(),
        ]);
      await Promise.all(tabs.map(settled));
      await expect.poll(() => tabs.map((page) => page.url())).toContain(`${origin}/`);
      expect(sent()).toHaveLength(1);
    },
  );

  soakTest('one after the other goes out once: the second shows the receipt', async () => {
    const tabs = await bothAtReview();
    await submitButton(tabs[0]).click();
    await tabs[0].waitForURL(`${origin}/`);
    await tabs[1].getByRole('heading', { name: 'Your request was sent' }).waitFor();
    expect(await submitButton(tabs[1]).count()).toBe(0);
    expect(sent()).toHaveLength(1);
  });

  soakTest('a lost answer is shown in both, and neither sends by itself', async () => {
    allowConsole(/Failed to load resource/);
    const tabs = await bothAtReview();
    let loseAnswer = () => {};
    const pressed = new Promise<void>((resolve) => {
      loseAnswer = resolve;
    });
    await tabs[0].context().route(/\/quotes\/$/, async (route) => {
      await route.fetch();
      await pressed;
      await route.abort();
    });
    await submitButton(tabs[0]).click();
    await expect.poll(() => sent().length).toBe(1);
    await submitButton(tabs[1]).click();
    await tabs[1].locator('button[aria-busy=true]').waitFor();
    loseAnswer();
    await Promise.all(tabs.map((page) => page.getByText(quoteWords.failed).waitFor()));
    expect(sent()).toHaveLength(1);
  });

  soakTest('an answer lost in one tab is a warning in the other, also after a reload', async () => {
    allowConsole(/Failed to load resource/);
    const [one, other] = await bothAtReview();
    await one.context().route(/\/quotes\/$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    for (const page of [one, other]) {
      await submitButton(page).click();
      await page.getByText(quoteWords.failed).waitFor();
      expect(sent()).toHaveLength(1);
    }
    await visit(one, one.url());
    await one.getByText(quoteWords.failed).waitFor();
    expect(sent()).toHaveLength(1);
    await one.context().unroute(/\/quotes\/$/);
    await submitButton(other).click();
    await other.waitForURL(`${origin}/`);
    expect(sent()).toHaveLength(2);
  });
});
