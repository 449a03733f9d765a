import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pollWords as words } from '@/content/pollWords';
import { paths, withQuery } from '@/config/paths';
import { seriousViolationsInAllThemes } from '../setup/accessibility';
import {
  allowConsole,
  waitForHydration,
  disconnect,
  newContext,
  sampled,
  waitForIdle,
  site,
  visit,
  scriptsWith,
  soakTest,
} from '../setup/journey';
import { coversBars, openAsMember } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
const details = withQuery(paths.pollDetails, { id: 2 });
const votePath = '/poll/answers/*/vote/';

/** A member's browser, whose first page is this one. */
async function memberAt(path: string, options = {}): Promise<readonly [Page, BrowserContext]> {
  const person = await newContext(options);
  const page = await person.newPage();
  await openAsMember(page, path);
  return [page, person];
}

const castButton = (page: Page) => page.getByRole('button', { name: 'Cast vote' });
const entry = (page: Page, name: string) =>
  page.locator('[data-slot=poll-entry]').filter({ hasText: name });
const votes = () =>
  provider.received
    .all()
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/vote/'))
    .map(({ path, body }) => ({ path, body }));

/** The script of toasts comes when a choice has the focus; offline it could not. */
async function toastsLoaded(page: Page): Promise<void> {
  // As text: the runner would replace the import.
  const load = `(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    const hosts = ${JSON.stringify(scriptsWith('Toastify__toast-container'))};
    const script = scripts.find((name) => hosts.some((host) => name.endsWith(host)));
    return script !== undefined && import(script).then(() => true);
  })()`;
  await expect.poll(() => page.evaluate<boolean>(load)).toBe(true);
}

/** True where nothing lies over any corner of the text. */
const isClear = (page: Page, text: string, at: number) =>
  page
    .getByText(text, { exact: true })
    .nth(at)
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners = [left + 1, right - 1].flatMap((x) =>
        [top + 1, bottom - 1].map((y) => [x, y]),
      );
      return corners.every(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    });

test('a deep link through the login, a vote with a failure and then success, and a reload', async () => {
  allowConsole(/status of 500/);
  const [page] = await memberAt(details, { viewport: { width: 390, height: 600 } });
  await castButton(page).click();
  await expect.poll(() => isClear(page, words.chooseOne, 0)).toBe(true);
  const red = await page.getByRole('radiogroup').evaluate((group) => {
    const { borderLeftColor } = getComputedStyle(group);
    group.style.borderTopColor = 'var(--kb-danger-fill)';
    return [borderLeftColor, getComputedStyle(group).borderTopColor];
  });
  expect(red[0]).toBe(red[1]);
  await page.getByRole('radio', { name: /Aaliyah/ }).check();
  provider.faults.set(['vote-refused']);
  await castButton(page).click();
  const refused = page.locator('.Toastify__toast--error');
  await refused.getByText('A server error occurred.').waitFor();
  expect(await coversBars(refused)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await entry(page, 'Aaliyah').getByText('18 of 86 votes, 21 percent').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /Aaliyah/ }).isChecked()).toBe(true);

  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe(words.cast);
  provider.faults.clear();
  await castButton(page).click();
  const voted = page.locator('.Toastify__toast--success');
  await voted.getByText('Voted Successfully').waitFor();
  expect(await coversBars(voted)).toBe(false);
  await entry(page, 'Aaliyah').getByText('19 of 87 votes, 22 percent, your vote').waitFor();
  await expect.poll(focused).toBe('You voted for Aaliyah Mensah');

  await page.reload();
  await waitForHydration(page);
  await entry(page, 'Aaliyah').getByText('19 of 87 votes, 22 percent, your vote').waitFor();
  await page.getByText('You voted for Aaliyah Mensah').waitFor();
  await page.getByRole('radio').first().waitFor({ state: 'detached' });
  expect(votes()).toHaveLength(2);
  // It was there from the start: the page opens at its top, as every page does.
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, origin + paths.polls);
  await page.getByText('You voted for Aaliyah Mensah').waitFor();
  await waitForIdle(page);
  const at = () => [window.scrollY, document.activeElement?.tagName];
  expect(await page.evaluate(at)).toEqual([0, 'BODY']);
});

soakTest('what is wrong with a vote shows clear of the bars of a phone', async () => {
  allowConsole(/status of 500/);
  const [page] = await memberAt(details, { viewport: { width: 390, height: 600 } });
  provider.faults.set(['vote-refused']);
  await page.getByRole('radio', { name: /Tunde/ }).check();
  // The button lies at the lower edge, so that what comes with it has no room.
  await castButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await castButton(page).click();
  await page.locator('[data-slot=ballot-cast] [data-slot=field-error]').waitFor();
  await expect.poll(() => isClear(page, 'A server error occurred.', 1)).toBe(true);
});

soakTest('a poll that could not be read comes as soon as the connection is back', async () => {
  allowConsole(/ERR_FAILED|net::/);
  const [page] = await memberAt(paths.polls);
  await page.route(/\/poll\//, (route) => route.abort());
  await visit(page, origin + details);
  await page.getByText(words.failed).waitFor();
  await waitForIdle(page);
  await page.unroute(/\/poll\//);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await castButton(page).waitFor();
  expect(await page.getByText(words.failed).count()).toBe(0);
});

soakTest('two tabs cast one vote', async () => {
  const [first, person] = await memberAt(details);
  const second = await person.newPage();
  await visit(second, origin + details);
  for (const [page, name] of [
    [first, /Tunde/],
    [second, /Peter/],
  ] as const) {
    await castButton(page).waitFor();
    await page.getByRole('radio', { name }).check();
  }
  // The answer takes its time, so that both are on their way at once.
  provider.faults.add({ name: 'slow', method: 'POST', path: votePath, kind: 'delay', ms: 1500 });
  // A hand reaches one tab at a time: pressed by script, both are pressed before either knows.
  const press = (page: Page) =>
    castButton(page).evaluate((button) => button instanceof HTMLElement && button.click());
  await Promise.all([press(first), press(second)]);
  for (const page of [first, second]) {
    await page.locator('[data-slot=vote-note]').waitFor();
    await castButton(page).waitFor({ state: 'detached' });
  }
  const notes = () =>
    Promise.all([first, second].map((page) => page.locator('[data-slot=vote-note]').textContent()));
  await expect.poll(async () => new Set(await notes()).size).toBe(1);
  expect(votes()).toHaveLength(1);
  const { polls } = await provider.database.read();
  const total = polls.find(({ id }) => id === 2)?.answers.reduce((sum, one) => sum + one.votes, 0);
  expect(total).toBe(87);
});

test('in the feed, offline and by keyboard alone: the vote is sent when the connection is back', async () => {
  allowConsole(/ERR_FILE_NOT_FOUND|404/);
  const [page, person] = await memberAt(paths.community);
  await page.getByRole('button', { name: 'Vote', exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLInputElement ? element.type : (element?.textContent ?? '');
    });
  const tabTo = async (wanted: string, turns = 12): Promise<void> => {
    await page.keyboard.press('Tab');
    if ((await focused()) === wanted) return undefined;
    if (turns === 0) throw new Error(`No way to ${wanted} by Tab.`);
    return tabTo(wanted, turns - 1);
  };
  await tabTo('Vote');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('radio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: /Soo-jin/ }).isChecked()).toBe(true);
  await toastsLoaded(page);
  await disconnect(person);
  await tabTo('Cast vote');
  await page.keyboard.press('Enter');
  await page.locator('[data-slot=feed-poll]').getByText(words.waitsForConnection).waitFor();
  await page.getByText('1 vote will send when you’re online').waitFor();
  expect(votes()).toEqual([]);
  await person.setOffline(false);
  await entry(page, 'Soo-jin')
    .getByText('32 of 87 votes, 37 percent, leading, your vote')
    .waitFor();
  await page.getByText('Voted Successfully').waitFor();
  expect(votes()).toEqual([{ path: '/poll/answers/9/vote/', body: { votes: 32 } }]);
});

soakTest('a vote left over is sent on another page after a reload', async () => {
  const [page, person] = await memberAt(details);
  await castButton(page).waitFor();
  await page.getByRole('radio', { name: /Peter/ }).check();
  await toastsLoaded(page);
  await disconnect(person);
  await castButton(page).click();
  await page.getByText(words.waitsForConnection).first().waitFor();
  await page.goto('about:blank');
  await person.setOffline(false);
  await visit(page, origin + paths.workTools);
  await expect.poll(() => votes().length).toBe(1);
  await page.goto(origin + withQuery(paths.empowermentScheme, { show: 'votes' }));
  await page.getByText('You voted for Peter Kowalchuk').waitFor();
});

soakTest('the pages have no serious accessibility violation, and no sideways scroll', async () => {
  const [page] = await memberAt(details, { reducedMotion: 'reduce' });
  const violations: object[] = [];
  const shown = [
    [paths.polls, '[data-slot=poll-row] [data-slot=ballot-total]'],
    [details, '[data-slot=ballot] button'],
    [withQuery(paths.pollDetails, { id: 3 }), '[data-slot=ballot] button'],
    [paths.empowermentScheme, '[data-slot=ballot] button'],
    [withQuery(paths.empowermentScheme, { show: 'votes' }), '[data-slot=empty-state]'],
    [paths.workTools, '[data-slot=tool]'],
    [paths.community, '[data-slot=feed-poll] button'],
  ] as const;
  for (const [path, selector] of sampled(shown, 7)) {
    await visit(page, origin + path);
    await page.locator(selector).first().waitFor();
    await waitForIdle(page);
    const found = await seriousViolationsInAllThemes(page);
    violations.push(...found.map((violation) => ({ path, ...violation })));
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ path, wide }).toEqual({ path, wide: 320 });
  }
  expect(violations).toEqual([]);
});
