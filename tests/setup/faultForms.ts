import type { Page } from 'playwright-core';
import { adminAccount, type DemoAccount, memberAccount } from '@/content/demoAccounts';
import { registrationWords } from '@/content/registrationWords';
import { paths } from '@/config/paths';
import { patience } from './faultMatrix';
import { site, visit } from './journey';
import { answerAll, submitButton, wish } from './pageActions';
import {
  box,
  button,
  holds,
  main,
  shows,
  succeeded,
  typing,
  write,
  type WriteScreen,
} from './writeScreen';

const { origin } = site.live;

const wrongLogin = (name: string, path: string, account?: DemoAccount): WriteScreen => ({
  name,
  ...(account && { account }),
  fill: async (page, words) => {
    await visit(page, origin + path);
    await box(page, 'Email').fill('nobody@example.com');
    await box(page, 'Password').fill(words);
  },
  send: (page) => button(page, 'Login').click(),
  keeps: async (page, words) => {
    await holds(box(page, 'Email'), 'nobody@example.com');
    await holds(box(page, 'Password'), words);
  },
  done: (page) => main(page).getByText('No active account found'),
});

/** The page once nothing of it waits in the outbox. */
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
        await write(box(page, label), text);
      }
      await main(page).getByRole('radio', { name: 'Female' }).check();
      for (const [label, typed] of [
        ['Country', 'Canada'],
        ['State/Province', 'Ontario'],
        ['City', 'Thunder Bay'],
      ] as const) {
        await page.locator('.pick').nth(0).waitFor(patience);
        await main(page).getByRole('combobox', { name: label, exact: true }).fill(typed);
        await page.getByRole('option', { name: typed }).first().click();
      }
    },
    send: (page) => button(page, 'Register').click(),
    keeps: async (page) => {
      await holds(box(page, 'Email'), memberAccount.email);
      await holds(box(page, 'Confirm password'), 'cedar and stone');
    },
    believes: (page) => main(page).getByText(registrationWords.registered),
    done: (page) => main(page).getByText('user with this email already exists').first(),
  },
  {
    name: 'the quote form',
    fill: async (page) => {
      await visit(page, origin + paths.getQuote);
      await answerAll(page);
    },
    send: (page) => submitButton(page).click(),
    keeps: async (page) => {
      for (const text of Object.values(wish)) await shows(page, text);
    },
    done: (page) => succeeded(page),
  },
  {
    name: "an admin's post",
    account: adminAccount,
    queued: true,
    fill: async (page, words) => {
      await visit(page, origin + paths.adminCreatePost);
      await typing(page, 'Title').fill(words);
      await typing(page, 'Message').fill('Bring a pencil.');
      await main(page).getByLabel('Category').selectOption('Master Class');
    },
    send: (page) => button(page, 'Post').click(),
    keeps: shows,
    done: unqueued,
    arrived: (data, words) => data.posts.filter(({ title }) => title === words).length,
  },
  {
    name: "an admin's poll",
    account: adminAccount,
    queued: true,
    unsure: true,
    unlisted: true,
    fill: async (page, words) => {
      await visit(page, origin + paths.adminCreatePoll);
      await typing(page, 'Question').fill(words);
    },
    send: (page) => button(page, 'Post Poll').click(),
    keeps: shows,
    done: unqueued,
    arrived: (data, words) => data.polls.filter(({ question }) => question === words).length,
  },
];
