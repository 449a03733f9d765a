import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { commentWords, feedWords } from '@/content/feedWords';
import { paths, withQuery } from '@/config/paths';
import { button, openMemberPageByKeys, press } from '../setup/pageActions';
import { allowConsole, site, visit, soakTest } from '../setup/journey';
import { provider } from '../setup/liveProvider';

/** What has the focus, by its slot, its role's label or its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('data-slot') ?? element?.localName;
  });

const fails = (method: 'GET' | 'POST', path: string) =>
  provider.faults.add({ name: path, method, path, kind: 'status', status: 500 });

test('the focus stays with the posts when a failed list is loaded again', async () => {
  allowConsole(/500/);
  fails('GET', '/posts/');
  const [page] = await openMemberPageByKeys(paths.community);
  await button(page, feedWords.again).waitFor();
  provider.faults.clear();
  await press(page, button(page, feedWords.again));
  await page.getByRole('feed').waitFor();
  await expect.poll(() => focused(page)).toBe('feed');
});

soakTest('the focus stays with the comments when they are loaded again', async () => {
  allowConsole(/500/);
  const [page] = await openMemberPageByKeys(paths.community);
  fails('GET', '/posts/1/comments/');
  await visit(page, site.live.origin + withQuery(paths.commentPage, { post: 1 }));
  await button(page, commentWords.again).waitFor();
  provider.faults.clear();
  await press(page, button(page, commentWords.again));
  await button(page, commentWords.again).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('comments');
});
