import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type DemoAccount, adminAccount, memberAccount } from '@/content/demoAccounts';
import type { ReadonlySnapshot } from '@/mocks/database';
import { paths } from '@/config/paths';
import { cellTimeout } from './faultMatrix';
import { site, visit } from './journey';
import { answerAll, submitButton, myQuote } from './pageActions';

/** A screen on which something is typed or chosen and sent. */
export type WriteScreen = {
  readonly name: string;
  readonly account?: DemoAccount;
  /** Comes to the screen and fills it in, with words of this cell only. */
  readonly fill: (page: Page, words: string) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** What was typed is still shown where it can be sent again. */
  readonly expectPreserved: (page: Page, words: string) => Promise<void>;
  /** Is shown when it has arrived. */
  readonly success: (page: Page, words: string) => Locator;
  /** How often it arrived. */
  readonly countArrived?: (data: ReadonlySnapshot, words: string) => number;
  /** Goes out through the outbox: by itself when the connection is back, and never twice. */
  readonly queued?: true;
  /** No list shows whether it arrived: an answer that cannot be read leaves that to the member. */
  readonly undecidable?: true;
  /** Nothing that can be read shows it: an empty success is believed. */
  readonly unlisted?: true;
};

/** The page's own content, and what is in it. */
export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true });
export const labelled = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
export const textbox = (page: Page, name: string) => main(page).getByRole('textbox', { name });
/** The toast of an action that worked. */
const successToast = (page: Page) => page.locator('.Toastify__toast--success');
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Types into a field until the text stays: a draft that is restored in between would replace it. */
async function fillUntilStable(field: Locator, words: string): Promise<void> {
  const written = async () => {
    await field.fill(words);
    return lettersOf(await field.inputValue());
  };
  await expect.poll(written, cellTimeout).toBe(lettersOf(words));
}
/** On a phone too, the page is no wider than its window. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: 'width at 390 px',
    })
    .toBe(390);
  if (size !== null) await page.setViewportSize(size);
}
/** A field still has what was typed. */
const expectValue = async (field: Locator, words: string) =>
  expect(await field.inputValue()).toContain(words);
/** The words are somewhere on the page, in a field or out of it. */
export async function expectShown(page: Page, words: string): Promise<void> {
  const isShown = async () => {
    const fields = await main(page).locator('input, textarea').all();
    const typed = await Promise.all(fields.map((field) => field.inputValue()));
    return [await main(page).innerText(), ...typed].some((one) => one.includes(words));
  };
  await expect.poll(isShown, cellTimeout).toBe(true);
}

const { origin } = site.live;

const wrongLogin = (name: string, path: string, account?: DemoAccount): WriteScreen => ({
  name,
  ...(account && { account }),
  fill: async (page, words) => {
    await visit(page, origin + path);
    await labelled(page, 'Email').fill('nobody@example.com');
    await labelled(page, 'Password').fill(words);
  },
  send: (page) => button(page, 'Login').click(),
  expectPreserved: async (page, words) => {
    await expectValue(labelled(page, 'Email'), 'nobody@example.com');
    await expectValue(labelled(page, 'Password'), words);
  },
  success: (page) => main(page).getByText('No active account found'),
});

/** The page once nothing of it is pending in the outbox. */
const unqueued = (page: Page) =>
  main(page).and(page.locator(':not(:has([data-slot=pending-item]))'));

/** Screens that are forms. */
export const formScreens: readonly WriteScreen[] = [
  wrongLogin('the login', paths.communityLogin),
  wrongLogin("the admins' login", paths.adminLogin),
  wrongLogin("the tracker's login", paths.loginTaskTracker, memberAccount),
  {
    name: 'the registration',
    fill: async (page, words) => {
      await visit(page, origin + paths.communityRegister);
      for (const [label, text] of [
        ['Email', memberAccount.email],
        ['Username', words.replaceAll(/\W/g, '')],
        ['First name', 'Ruth'],
        ['Last name', 'Okafor'],
        ['Phone number', '613 555 0142'],
        ['Password', 'cedar and stone'],
        ['Confirm password', 'cedar and stone'],
      ] as const) {
        await fillUntilStable(labelled(page, label), text);
      }
      await main(page).getByRole('radio', { name: 'Female' }).check();
      for (const [label, typed] of [
        ['Country', 'Canada'],
        ['State/Province', 'Ontario'],
        ['City', 'Thunder Bay'],
      ] as const) {
        await page.locator('.pick').nth(0).waitFor(cellTimeout);
        await main(page).getByRole('combobox', { name: label, exact: true }).fill(typed);
        await page.getByRole('option', { name: typed }).first().click();
      }
    },
    send: (page) => button(page, 'Register').click(),
    expectPreserved: async (page) => {
      await expectValue(labelled(page, 'Email'), memberAccount.email);
      await expectValue(labelled(page, 'Confirm password'), 'cedar and stone');
    },
    success: (page) => main(page).getByText('user with this email already exists').first(),
  },
  {
    name: 'the quote form',
    fill: async (page) => {
      await visit(page, origin + paths.getQuote);
      await answerAll(page);
    },
    send: (page) => submitButton(page).click(),
    expectPreserved: async (page) => {
      for (const text of Object.values(myQuote)) await expectShown(page, text);
    },
    success: (page) => successToast(page),
  },
  {
    name: "an admin's post",
    account: adminAccount,
    queued: true,
    fill: async (page, words) => {
      await visit(page, origin + paths.adminCreatePost);
      await textbox(page, 'Title').fill(words);
      await textbox(page, 'Message').fill('Bring a pencil.');
      await main(page).getByLabel('Category').selectOption('Master Class');
    },
    send: (page) => button(page, 'Post').click(),
    expectPreserved: expectShown,
    success: unqueued,
    countArrived: (data, words) => data.posts.filter(({ title }) => title === words).length,
  },
  {
    name: "an admin's poll",
    account: adminAccount,
    queued: true,
    undecidable: true,
    unlisted: true,
    fill: async (page, words) => {
      await visit(page, origin + paths.adminCreatePoll);
      await textbox(page, 'Question').fill(words);
    },
    send: (page) => button(page, 'Post Poll').click(),
    expectPreserved: expectShown,
    success: unqueued,
    countArrived: (data, words) => data.polls.filter(({ question }) => question === words).length,
  },
];
