import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestTimeoutMs } from '@/api/provider';
import { paths } from '@/config/paths';
import { outboxWords } from '@/content/outboxWords';
import { pendingWords } from '@/content/pendingWords';
import { pollFormWords, postFormWords, publishingWords } from '@/content/publishingWords';
import {
  openAdminPage,
  countCalls,
  pendingCard,
  dropAnswers,
  openMemberPage,
  postsWith,
  countPosts,
  sendPost,
  waitForListed,
} from '../setup/exactlyOnce';
import {
  advanceClock,
  allowConsole,
  newContext,
  sampled,
  soakRows,
  site,
  visit,
  runNextPoll,
  soakTest,
} from '../setup/journey';
import { pauseCalls, provider } from '../setup/liveProvider';
import { allStoredText } from '../setup/device';
import { labelled, button, main } from '../setup/faultForms';
import { endFault, shortenTimeouts, startFault } from '../setup/faultMatrix';

const { origin } = site.live;

beforeEach(() => allowConsole(/Failed to load resource|ERR_/));

const forms = [
  {
    name: 'a post',
    path: paths.community,
    enter: openMemberPage,
    fill: (page: Page, title: string) => labelled(page, 'Title').fill(title),
    form: '[data-slot=composer]',
    call: '/posts/',
  },
  {
    name: 'a post by an admin',
    path: paths.adminCreatePost,
    enter: openAdminPage,
    fill: async (page: Page, title: string) => {
      await page.getByLabel('Category').selectOption('Master Class');
      await page.getByLabel('Title').fill(title);
    },
    form: '#admin-post',
    call: '/posts',
  },
] as const;

const titlesOf = (tabs: readonly Page[]) => () =>
  Promise.all(tabs.map((page) => page.getByLabel('Title').inputValue()));

const submit = (page: Page, { form }: (typeof forms)[number]) =>
  page.evaluate(
    (selector) => document.querySelector<HTMLFormElement>(selector)?.requestSubmit(),
    form,
  );

/** Two tabs of one person with one draft. */
async function bothWith(one: (typeof forms)[number], before?: () => void) {
  const person = await newContext({ ...(before && { before }) });
  const first = await one.enter(person, one.path);
  await one.fill(first, 'Only once');
  await expect.poll(() => first.evaluate(allStoredText)).toContain('Only once');
  const second = await person.newPage();
  await visit(second, origin + one.path);
  const tabs = [first, second] as const;
  await expect.poll(titlesOf(tabs)).toEqual(['Only once', 'Only once']);
  return tabs;
}

const locks = [
  ['with Web Locks', () => undefined],
  ['without Web Locks', () => void Reflect.deleteProperty(Navigator.prototype, 'locks')],
] as const;

describe.each(sampled(locks, 2))('one draft in two tabs, %s', (_, before) => {
  test.each(sampled(forms, 2))(
    '$name submitted in both in one instant arrives once',
    async (one) => {
      const tabs = await bothWith(one, before);
      provider.faults.add({ name: 'slow', path: one.call, method: 'POST', kind: 'delay', ms: 300 });
      await Promise.all(tabs.map((page) => submit(page, one)));
      await expect.poll(titlesOf(tabs)).toEqual(['', '']);
      await expect.poll(() => countPosts('Only once')).toBe(1);
      for (const page of tabs) {
        await page.locator('[data-slot=pending-item]').waitFor({ state: 'detached' });
        if (one.path !== paths.community) continue;
        await runNextPoll(page);
        await waitForListed(postsWith(page, 'Only once')).first().waitFor();
        expect(await postsWith(page, 'Only once').count()).toBe(1);
      }
      expect(countCalls(one.call)).toBe(1);
    },
  );
});

test.each(soakRows(forms.toReversed()))(
  '$name submitted in one tab, then in the other, arrives once',
  async (one) => {
    const tabs = await bothWith(one);
    const [first, second] = tabs;
    const paused = pauseCalls('POST', one.call);
    await submit(first, one);
    await expect.poll(paused.count).toBe(1);
    await submit(second, one);
    paused.release();
    await expect.poll(titlesOf(tabs)).toEqual(['', '']);
    for (const page of tabs)
      await page.locator('[data-slot=pending-item]').waitFor({ state: 'detached' });
    expect(await countPosts('Only once')).toBe(1);
    expect(countCalls(one.call)).toBe(1);
  },
);

test('what an admin publishes is never doubled: looked up, or left to the admin', async () => {
  const page = await openAdminPage(await newContext(), paths.adminCreatePost);
  const unsent = page.getByRole('region', { name: outboxWords.title });
  const publish = async () => {
    await page.getByLabel('Category').selectOption('Master Class');
    await page.getByLabel('Message').fill('Bring a pencil.');
    await button(page, postFormWords.post).click();
  };

  // A post without a title, which no hint about titles can catch.
  const paused = pauseCalls('POST', '/posts');
  await publish();
  await expect.poll(paused.count).toBe(1);
  await visit(page, origin + paths.adminCreatePost);
  await pendingCard(unsent, 'may-arrive').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('');
  await publish();
  await page.getByText(publishingWords.pending).waitFor();
  paused.release();
  await expect.poll(() => countCalls('/posts')).toBe(1);
  await runNextPoll(page);
  await unsent.waitFor({ state: 'detached' });
  expect(paused.count()).toBe(1);

  dropAnswers('/posts/', '/posts');
  await page.getByLabel('Title').fill('Unheard');
  await page.getByLabel('Category').selectOption('Master Class');
  await button(page, postFormWords.post).click();
  await button(page, pendingWords.retry).click();
  await pendingCard(unsent, 'needs-answer').waitFor();
  await button(page, pendingWords.arrived).click();
  await unsent.waitFor({ state: 'detached' });
  expect(await countPosts('Unheard')).toBe(1);
  expect(countCalls('/posts')).toBe(2);

  provider.faults.set([
    { name: 'no answer', method: 'POST', path: '/poll/', kind: 'network-error', carriedOut: true },
  ]);
  await visit(page, origin + paths.adminCreatePoll);
  await page.getByLabel('Question').fill('Which evening?');
  await button(page, pollFormWords.post).click();
  await button(page, pendingWords.retry).click();
  await pendingCard(unsent, 'needs-answer').waitFor();
  expect(countCalls('/poll/')).toBe(1);
  await button(page, pendingWords.arrived).click();
  await unsent.waitFor({ state: 'detached' });
  const { polls } = await provider.database.read();
  expect(polls.filter(({ question }) => question === 'Which evening?')).toHaveLength(1);
  expect(countCalls('/poll/')).toBe(1);
});

soakTest('Retry asks while a post given up after a time-out may still arrive', async () => {
  const page = await openMemberPage(await newContext({ before: shortenTimeouts }), paths.community);
  await startFault(page, 'a time-out', { member: true, method: 'POST' });
  await sendPost(page, 'Late');
  await pendingCard(main(page), 'may-arrive').waitFor();
  await endFault(page);
  await advanceClock(page, requestTimeoutMs + 1000);
  await button(page, pendingWords.retry).click();
  await pendingCard(main(page), 'needs-answer').waitFor();
  expect(countCalls('/posts/')).toBe(1);
});
