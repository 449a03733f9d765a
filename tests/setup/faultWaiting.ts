import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { outboxWords } from '@/content/outboxWords';
import { pendingWords } from '@/content/pendingWords';
import { paths } from '@/config/paths';
import { countCalls, pendingCard } from './exactlyOnce';
import { endFault, startFault, cellTimeout } from './faultMatrix';
import { waitForHydration, site, visit } from './journey';
import { pauseCalls, provider } from './liveProvider';
import { allStoredText } from './device';
import { labelled, button, main, expectShown, type WriteScreen } from './faultForms';

const { origin } = site.live;

/** Resolves when the next call that sends something has come to its end, good or bad. */
const waitForCall = (page: Page): Promise<unknown> => {
  const predicate = (call: Request) => call.method() === 'POST';
  return Promise.race([
    page.waitForEvent('requestfinished', { predicate, ...cellTimeout }),
    page.waitForEvent('requestfailed', { predicate, ...cellTimeout }),
  ]);
};

const post = async (page: Page, words: string): Promise<void> => {
  await visit(page, origin + paths.community);
  await labelled(page, 'Title').fill(words);
};
const sendPost = (page: Page) => button(page, 'Send post').click();
const isOnline = (page: Page) => page.evaluate(() => navigator.onLine);

/** Presses a button of the outbox. The same words show before: only the call's end is its answer. */
async function pressAndWait(page: Page, name: string): Promise<void> {
  const answered = (await isOnline(page)) ? waitForCall(page) : undefined;
  await button(page, name).click();
  await answered;
}

/** Retry asks the member, since the call may still be on its way, and then sends it. */
async function retryAndConfirm(page: Page): Promise<void> {
  await button(page, pendingWords.retry).click();
  if (!(await isOnline(page))) return;
  await button(page, pendingWords.resend).waitFor(cellTimeout);
  await pressAndWait(page, pendingWords.resend);
}

/** A post whose answer was dropped. */
async function sendUnknownPost(page: Page, words: string): Promise<void> {
  await post(page, words);
  await startFault(page, 'a dropped connection', { member: true, method: 'POST' });
  await sendPost(page);
  await pendingCard(main(page), 'may-arrive').first().waitFor(cellTimeout);
  await endFault(page);
}

type Waiting = Pick<WriteScreen, 'name' | 'fill' | 'send'>;

/** States of a post that is in the outbox, each met by a fault when it is sent again. */
const states: readonly Waiting[] = [
  { name: 'the outbox', fill: sendUnknownPost, send: retryAndConfirm },
  {
    name: 'a post that was on its way when its page was left',
    fill: async (page, words) => {
      await post(page, words);
      const before = countCalls('/posts/');
      provider.faults.set([
        { name: 'unanswered', path: '/posts/', method: 'POST', kind: 'time-out' },
      ]);
      await sendPost(page);
      await expect.poll(() => countCalls('/posts/'), cellTimeout).toBe(before + 1);
      await visit(page, origin + paths.outbox);
      await pendingCard(main(page), 'may-arrive').waitFor(cellTimeout);
      await endFault(page);
    },
    send: retryAndConfirm,
  },
  {
    name: 'a post that asks whether it arrived',
    fill: async (page, words) => {
      await sendUnknownPost(page, words);
      await button(page, pendingWords.retry).first().click();
      await pendingCard(main(page), 'needs-answer').first().waitFor(cellTimeout);
    },
    send: (page) => pressAndWait(page, pendingWords.resend),
  },
  {
    name: 'a post that was refused after its page was left',
    fill: async (page, words) => {
      await post(page, words);
      const paused = pauseCalls('POST', '/posts/');
      await sendPost(page);
      await expect.poll(paused.count, cellTimeout).toBe(1);
      const polls = page.getByRole('link', { name: 'Polls' }).first();
      await polls.evaluate((link: HTMLElement) => link.click());
      // The form is there until the next page's files are: what is refused goes back into it.
      await page.locator('[data-slot=composer]').waitFor({ state: 'detached', ...cellTimeout });
      await startFault(page, 'a 500', { member: true, method: 'POST' });
      paused.release();
      await page.getByRole('link', { name: outboxWords.show }).waitFor(cellTimeout);
      await endFault(page);
    },
    send: (page) => pressAndWait(page, pendingWords.retry),
  },
];

/** The other tab of a draft in two tabs; tabs of earlier cells are closed. */
async function openOtherTab(page: Page, words: string): Promise<void> {
  for (const tab of page.context().pages()) if (tab !== page) await tab.close();
  await expect.poll(() => page.evaluate(allStoredText), cellTimeout).toContain(words);
  const other = await page.context().newPage();
  await visit(other, page.url());
  await expect.poll(() => labelled(other, 'Title').inputValue(), cellTimeout).toBe(words);
}

const countArrived: WriteScreen['countArrived'] = (data, words) =>
  data.posts.filter(({ title }) => title === words).length;

/** What is in the outbox, or is in two tabs, and meets a fault there. */
export const waitingScreens: readonly WriteScreen[] = [
  ...states.map(({ name, fill, send }) => ({
    name,
    account: memberAccount,
    queued: true as const,
    fill: async (page: Page, words: string) => {
      await fill(page, words);
      await page.goto(origin + paths.outbox);
      await waitForHydration(page);
    },
    send,
    expectPreserved: expectShown,
    success: (page: Page) => main(page).getByText(outboxWords.empty),
    countArrived,
  })),
  {
    name: 'a draft that is sent in two tabs',
    account: memberAccount,
    queued: true,
    fill: async (page, words) => {
      await post(page, words);
      await openOtherTab(page, words);
    },
    send: async (page) => {
      const submit = (tab: Page) =>
        tab.evaluate(() =>
          document.querySelector<HTMLFormElement>('[data-slot=composer]')?.requestSubmit(),
        );
      // In this order: what a provider refuses is shown in the tab that sent it.
      await submit(page);
      for (const tab of page.context().pages()) if (tab !== page) await submit(tab);
    },
    expectPreserved: expectShown,
    success: (page, words) =>
      main(page)
        .getByRole('article')
        .filter({ hasText: words })
        .and(page.locator(':not(:has([data-slot=pending-item]))')),
    countArrived,
  },
];
