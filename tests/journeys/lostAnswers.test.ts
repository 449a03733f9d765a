import type { RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { groupPath, paths, withQuery } from '@/config/paths';
import { joinWords } from '@/content/joinWords';
import { pendingWords } from '@/content/pendingWords';
import {
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
  allowConsole,
  newContext,
  sampled,
  soakRows,
  site,
  visit,
  runNextPoll,
  soakTest,
} from '../setup/journey';
import { pauseCalls, provider, server } from '../setup/liveProvider';
import { labelled, button, main } from '../setup/faultForms';

const { origin } = site.live;

beforeEach(() => allowConsole(/Failed to load resource|ERR_/));

soakTest('a first try waits until the list is read in which it will be looked for', async () => {
  const page = await openMemberPage(await newContext(), paths.faq);
  const list = pauseCalls('GET', '/posts/');
  await page.goto(origin + paths.community);
  await expect.poll(list.count).toBeGreaterThan(0);
  provider.faults.add('post-unheard');
  await sendPost(page, 'Before the feed');
  await pendingCard(main(page), 'sending').waitFor();
  expect(countCalls('/posts/')).toBe(0);
  list.release();
  await expect.poll(() => countPosts('Before the feed')).toBe(1);
  await runNextPoll(page);
  await waitForListed(postsWith(page, 'Before the feed')).waitFor();
  expect(await countPosts('Before the feed')).toBe(1);
  expect(countCalls('/posts/')).toBe(1);
});

test('a post without an answer is looked for past the browser’s own cache', async () => {
  const allowCaching: RequestListener = (_incoming, outgoing) =>
    outgoing.setHeader('Cache-Control', 'max-age=3600');
  server.prependListener('request', allowCaching);
  onTestFinished(() => void server.off('request', allowCaching));
  const page = await openMemberPage(await newContext(), paths.community);
  provider.faults.add('post-unheard');
  await sendPost(page, 'In no cached list');
  await postsWith(page, 'In no cached list').waitFor();
  await main(page).locator('[data-slot=pending-item]').waitFor({ state: 'detached' });
  expect(countCalls('/posts/')).toBe(1);
});

const phones = [
  ['upright', { width: 390, height: 844 }],
  ['sideways', { width: 667, height: 375 }],
] as const;

test.each(soakRows(phones))(
  'on a phone held %s the Retry of a post is in view',
  async (_held, size) => {
    const person = await newContext(size);
    const page = await openMemberPage(person, paths.community);
    await postsWith(page, '').first().waitFor();
    provider.faults.set([
      { name: 'no answer', method: 'POST', path: '/posts/', kind: 'network-error' },
    ]);
    await labelled(page, 'Title').fill('Below the fold, under a title that takes two lines');
    await labelled(page, 'Message').fill(
      'The lease is signed, and there is room for two more. '.repeat(9),
    );
    await button(page, 'Send post').click();
    const retry = button(page, pendingWords.retry);
    await retry.waitFor();
    const isOnTop = () =>
      retry.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const points = [top + 1, top + height - 1].map((y) =>
          document.elementFromPoint(left + width / 2, y),
        );
        return points.every((hit) => hit !== null && element.contains(hit));
      });
    await expect.poll(isOnTop).toBe(true);
  },
);

describe('without an answer and without a list', () => {
  const kinds = [
    {
      name: 'a post in a community',
      path: withQuery(paths.communityInitiative, { community: 4 }),
      call: '/community/4/post/',
      list: '/community/4/posts/',
      send: sendPost,
    },
    {
      name: 'a post in the internship forum',
      path: paths.internshipForum,
      call: '/community/1/post/',
      list: '/community/1/posts/',
      send: sendPost,
    },
    {
      name: 'a comment',
      path: withQuery(paths.commentPage, { post: 12 }),
      call: '/posts/12/comments/',
      list: '/posts/12/comments/',
      send: async (page: Page, words: string) => {
        await main(page).getByRole('textbox', { name: 'Your comment' }).fill(words);
        await button(page, 'post comment').click();
      },
    },
    {
      name: 'a comment in a community',
      path: withQuery(paths.initiativeCommentPage, { community: 4, post: 12 }),
      call: '/community/4/post/12/comment/',
      list: '/community/4/post/12/comments/',
      send: async (page: Page, words: string) => {
        await main(page).getByRole('textbox', { name: 'Your comment' }).fill(words);
        await button(page, 'make a comment').click();
      },
    },
  ] as const;
  const tried = sampled(kinds, 2);

  test('Retry sends no post, no comment and no request by itself: each asks the member', async () => {
    const page = await openMemberPage(await newContext(), paths.faq);
    for (const { name, path, call, list, send } of tried) {
      dropAnswers(list, call);
      await visit(page, origin + path);
      await send(page, name);
      await pendingCard(main(page), 'may-arrive').waitFor();
      await button(page, pendingWords.retry).click();
      await pendingCard(main(page), 'needs-answer').waitFor();
      await button(page, pendingWords.arrived).click();
      await pendingCard(main(page), 'needs-answer').waitFor({ state: 'detached' });
      expect([name, countCalls(call)]).toEqual([name, 1]);
    }
    const join = '/community/1/request/';
    provider.faults.set([
      { name: 'no answer', method: 'POST', path: join, kind: 'network-error', carriedOut: true },
    ]);
    await visit(page, origin + groupPath('marketing'));
    await labelled(page, 'Description').fill('I keep books.');
    await button(page, 'Join').click();
    await page.getByRole('heading', { level: 2, name: joinWords.unknown.heading }).waitFor();
    await button(page, pendingWords.retry).click();
    await button(page, pendingWords.arrived).click();
    await page.getByRole('heading', { level: 2, name: joinWords.requested.heading }).waitFor();
    expect(countCalls(join)).toBe(1);
    const { communityPosts, comments, communityComments, joinRequests } =
      await provider.database.read();
    const arrived = [
      ...communityPosts.map(({ title }) => title),
      ...[...comments, ...communityComments].map(({ text }) => text),
    ];
    for (const { name } of tried) expect(arrived.filter((words) => words === name)).toEqual([name]);
    expect(joinRequests.filter(({ description }) => description === 'I keep books.')).toHaveLength(
      1,
    );
  });

  soakTest(
    'a post that arrived is confirmed by its member, found before it is sent again, or sent again',
    async () => {
      const page = await openMemberPage(await newContext(), paths.faq);
      /** Posts, presses Retry, and waits for the question. */
      const lose = async (title: string, carriedOut: boolean) => {
        dropAnswers('/posts/', '/posts/', carriedOut);
        provider.received.clear();
        await visit(page, origin + paths.community);
        await sendPost(page, title);
        await pendingCard(main(page), 'may-arrive').waitFor();
        await button(page, pendingWords.retry).click();
        await pendingCard(main(page), 'needs-answer').waitFor();
        expect(countCalls('/posts/')).toBe(1);
      };
      const gone = () =>
        main(page).locator('[data-slot=pending-item]').waitFor({ state: 'detached' });

      await lose('Kept', true);
      await button(page, pendingWords.arrived).click();
      await gone();
      expect(countCalls('/posts/')).toBe(1);

      await lose('Found', true);
      provider.faults.clear();
      await button(page, pendingWords.resend).click();
      await gone();
      expect(countCalls('/posts/')).toBe(1);

      await lose('Lost', false);
      provider.faults.set([
        { name: 'no list', method: 'GET', path: '/posts/', kind: 'empty', status: 503 },
      ]);
      await button(page, pendingWords.resend).click();
      await gone();
      expect(countCalls('/posts/')).toBe(2);

      provider.faults.clear();
      await visit(page, origin + paths.community);
      for (const title of ['Kept', 'Found', 'Lost']) {
        await waitForListed(postsWith(page, title)).waitFor();
        const [shown, arrived] = [await postsWith(page, title).count(), await countPosts(title)];
        expect({ title, shown, arrived }).toEqual({ title, shown: 1, arrived: 1 });
      }
    },
  );
});

test('a post on its way over a reload is not overtaken; deleted there, it goes here', async () => {
  const page = await openMemberPage(await newContext(), paths.community);
  await postsWith(page, '').first().waitFor();
  const paused = pauseCalls('POST', '/posts/');
  await sendPost(page, 'Slow road');
  await expect.poll(paused.count).toBe(1);
  await visit(page, origin + paths.community);
  // The card moves into the list when that comes, and down when the line above does.
  await main(page).getByRole('feed').waitFor();
  await main(page).getByText('1 post may not have arrived').waitFor();
  await pendingCard(postsWith(page, 'Slow road'), 'may-arrive').waitFor();
  await postsWith(page, 'Slow road').getByRole('button', { name: pendingWords.retry }).click();
  await pendingCard(postsWith(page, 'Slow road'), 'needs-answer').waitFor();
  expect(paused.count()).toBe(1);
  paused.release();
  await expect.poll(() => countPosts('Slow road')).toBe(1);
  await runNextPoll(page);
  await waitForListed(postsWith(page, 'Slow road')).waitFor();
  expect(countCalls('/posts/')).toBe(1);

  await provider.database.change((draft) => {
    draft.posts = draft.posts.filter(({ title }) => title !== 'Slow road');
  });
  await runNextPoll(page);
  await postsWith(page, 'Slow road').waitFor({ state: 'detached' });
  await visit(page, origin + paths.community);
  await postsWith(page, '').first().waitFor();
  expect(await postsWith(page, 'Slow road').count()).toBe(0);
  expect(countCalls('/posts/')).toBe(1);
});
