import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { communitiesLinks } from '@/content/communitiesLinks';
import { groupFamilies } from '@/content/communitiesWords';
import { groupPath, paths, regionPath } from '@/config/paths';
import { seriousViolationsInAllThemes } from '../setup/accessibility';
import {
  allowConsole,
  waitForHydration,
  disconnect,
  newPage,
  newContext,
  soakRows,
  waitForIdle,
  site,
  visit,
  soakTest,
} from '../setup/journey';
import { openAsMember, sendLogin } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
const marketing = groupPath('marketing');
const joinRequests = () =>
  provider.received.of('POST', '/community/1/request/').map(({ body }) => body);
const state = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 2, name: heading });
const requestSent = 'Request sent';

async function requestToJoin(page: Page, words: string): Promise<void> {
  await page.getByLabel('Description').fill(words);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

test('a visitor presses Join, logs in, comes back and has requested; a reload shows the same', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await visit(page, origin + marketing);
  await requestToJoin(page, 'I write for shops.');
  await page.waitForURL(/community-login\?next=/);
  expect(joinRequests()).toEqual([]);
  await sendLogin(page);
  await page.waitForURL(origin + marketing);
  await state(page, requestSent).waitFor();
  expect(joinRequests()).toEqual([{ description: 'I write for shops.', category: 'Marketing' }]);
  expect(await page.getByText('You log in', { exact: true }).isVisible()).toBe(false);
  await page.reload();
  await state(page, requestSent).waitFor();
  await page.getByText('I write for shops.').waitFor();
  // A second tab of the same member knows it, too.
  const other = await person.newPage();
  await visit(other, origin + marketing);
  await state(other, requestSent).waitFor();
  expect(joinRequests()).toHaveLength(1);
});

soakTest('a member is not offered Join until their groups are known, nothing moves', async () => {
  const page = await newPage({ width: 390, height: 844 });
  await openAsMember(page, groupPath('leadership-group'));
  const joined = page.locator('[data-slot="join-state"][data-membership="member"]');
  await joined.waitFor();
  provider.faults.add({ name: 'slow', path: '/my-communities', kind: 'delay', ms: 1500 });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const button = [...document.querySelectorAll('main button[type=submit]')].some(
        (one) => one instanceof HTMLElement && one.checkVisibility({ visibilityProperty: true }),
      );
      if (button) seen.push('offered');
      // Before it answers, the form's own styles may still be on their way.
      const ready = document.querySelector('form[data-ready], [data-slot=join-state]') !== null;
      const foot = document.querySelector('[data-slot=group-hero]')?.getBoundingClientRect().bottom;
      if (ready && foot !== undefined) seen.push(String(Math.round(foot)));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await page.getByText('Checking whether you are a member…').waitFor();
  await joined.waitFor();
  const seen = await page.evaluate(() => [...new Set<string>(Reflect.get(window, 'seen'))]);
  expect(seen).not.toContain('offered');
  expect(seen).toHaveLength(1);
});

soakTest('what is pressed before the script is here is sent all the same', async () => {
  const page = await newPage();
  await page.route('**/assets/JoinForm-*.js', async (route) => {
    await page.getByLabel('Description').fill('Quick hands.');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await route.continue();
  });
  await page.goto(origin + marketing);
  await page.waitForURL(/community-login\?next=/);
  await sendLogin(page);
  await state(page, requestSent).waitFor();
  expect(joinRequests()).toEqual([{ description: 'Quick hands.', category: 'Marketing' }]);
});

test('without a connection the request is queued, and is sent later from another page', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await openAsMember(page, marketing);
  await page.getByLabel('Description').waitFor();
  await waitForIdle(page);
  await disconnect(person);
  await requestToJoin(page, 'From the train.');
  await state(page, 'You’re offline').waitFor();
  expect(joinRequests()).toEqual([]);
  await person.setOffline(false);
  await state(page, requestSent).waitFor();
  expect(joinRequests()).toEqual([{ description: 'From the train.', category: 'Marketing' }]);
});

soakTest('a request left behind goes out by itself when the member is back', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await openAsMember(page, marketing);
  await page.getByLabel('Description').waitFor();
  await waitForIdle(page);
  await disconnect(person);
  await requestToJoin(page, 'Tomorrow.');
  await state(page, 'You’re offline').waitFor();
  await page.close();
  await person.setOffline(false);
  const later = await person.newPage();
  await visit(later, origin + paths.communities);
  await expect.poll(joinRequests).toHaveLength(1);
  // Without leaving the document: an answer that is on its way comes.
  await later.locator(`main a[href="${marketing}"]`).first().click();
  await state(later, requestSent).waitFor();
});

soakTest('the map answers to the keyboard, and leads where the list leads', async () => {
  const page = await newPage();
  await visit(page, origin + paths.communities);
  const map = page.getByRole('group', { name: /^Map of Canada/ });
  await map.waitFor();
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  const named = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const reached: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    reached.push((await named()).replace(/, [A-Z]{2}.*/, ''));
  }
  expect(new Set(reached).size).toBe(12);
  expect(reached).toContain('Prince Edward Island');
  expect(reached).not.toContain('Yukon');
  const last = reached.at(-1) ?? '';
  // Seen, on the map and in the list.
  await expect.poll(() => map.locator('[data-slot=map-outline]').count()).toBe(1);
  const row = page.getByRole('main').getByRole('listitem').getByRole('link', { name: last });
  await expect.poll(() => row.getAttribute('data-highlighted')).toBe('true');
  const to = await row.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}${to}`);
  await page.getByRole('heading', { level: 1, name: last }).waitFor();
});

soakTest('on a phone every region can be touched, the smallest by their letters', async () => {
  const page = await newPage({ width: 390, height: 844, hasTouch: true });
  await visit(page, origin + paths.communities);
  const links = page.getByRole('group', { name: /^Map of Canada/ }).getByRole('link');
  await links.first().waitFor();
  const small = await links.evaluateAll((all) =>
    all
      .map((link) => ({ name: link.getAttribute('aria-label'), box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
  await page.getByText('PE', { exact: true }).evaluate((letters) => letters.scrollIntoView());
  const box = await page.getByText('PE', { exact: true }).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 8, (box?.y ?? 0) + 6);
  await page.waitForURL(origin + regionPath('prince-edward-island'));
});

soakTest('without its data the map gives way to a word, and comes on another try', async () => {
  allowConsole(/ERR_FAILED/);
  const page = await newPage();
  await page.route('**/MapDrawing-*.js', (route) => route.abort());
  await visit(page, origin + paths.communities);
  await page.getByText('The map could not be loaded.').waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(
    communitiesLinks.length + groupFamilies.flatMap(({ links }) => links).length,
  );
  await page.unroute('**/MapDrawing-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('group', { name: /^Map of Canada/ }).waitFor();
});

test.each(soakRows([groupPath('tech-devs'), regionPath('ontario'), paths.communities]))(
  '%s: a member finds no serious accessibility violation',
  async (path) => {
    const page = await newPage({ width: 390, reducedMotion: 'reduce' });
    await openAsMember(page, path);
    await waitForHydration(page);
    await waitForIdle(page);
    expect(await seriousViolationsInAllThemes(page)).toEqual([]);
  },
);
