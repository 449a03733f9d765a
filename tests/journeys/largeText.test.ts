import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Screen, screens } from '@/app/screens';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { groupPath, paths, regionPath, withQuery } from '@/config/paths';
import { doubleTextSize, pagesTooWide } from '../setup/accessibility';
import { documents } from '../setup/everyDocument';
import { newPage, sampled, waitForIdle, site, visit, soakTest } from '../setup/journey';
import { provider } from '../setup/liveProvider';
import { logInTo } from '../setup/pageActions';

soakTest('columns fold when letters are twice as large: a page keeps its room', async () => {
  const page = await newPage({ width: 1280 });
  await doubleTextSize(page);
  await logInTo(page, paths.community);
  await page.getByRole('feed').waitFor();
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    'the letters of this test',
  ).toBe('32px');
  const main = await page.getByRole('main').boundingBox();
  expect(main?.width).toBeGreaterThan(600);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `at ${width} px`,
      })
      .toBe(width);
  }
});

test('the name leaves the search free at 320 px with letters twice as large', async () => {
  const page = await newPage({ width: 320 });
  await doubleTextSize(page);
  await visit(page, site.live.origin + paths.faq);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Kingdom Builders' }).first().waitFor();
  const words = await banner.getByText('Kingdom Builders').first().boundingBox();
  const search = await banner.getByRole('button', { name: 'Search' }).boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? Infinity)).toBeLessThan(search?.x ?? 0);
});

test('no line of a region’s name is cut at 320 px', async () => {
  const page = await newPage({ width: 320 });
  await visit(page, site.live.origin + paths.whoWeAre);
  const name = page.getByRole('main').getByText('Newfoundland and Labrador');
  const starts = await name.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return [...words.getClientRects()].map(({ left }) => Math.round(left));
  });
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});

const pathsFor = (access: Screen['access']) =>
  screens.filter((screen) => screen.access === access).map(({ path }) => path);

const adminLogin = { loginPath: paths.adminLogin, account: adminAccount };
const pagesByAccess = [
  ['public', undefined, documents.map(({ path }) => path)],
  ['quote', undefined, [2, 3].map((step) => withQuery(paths.getQuote, { step }))],
  [
    'member',
    { loginPath: paths.communityLogin, account: memberAccount },
    [
      ...pathsFor('member'),
      withQuery(paths.commentPage, { post: 30 }),
      withQuery(paths.pollDetails, { id: 2 }),
      withQuery(paths.communityInitiative, { community: 4 }),
      withQuery(paths.initiativeCommentPage, { community: 4, post: 12 }),
      withQuery(paths.internshipCommentPage, { post: 1 }),
      paths.myData,
      groupPath('leadership-group'),
      groupPath('marketing'),
      regionPath('ontario'),
    ],
  ],
  ['admin', adminLogin, [...pathsFor('admin'), withQuery(paths.adminAllTasks, { task: 'new' })]],
] as const;

test.each(sampled(pagesByAccess, 2))(
  'no %s page scrolls sideways at 390 px with letters twice as large',
  async (access, login, addresses) => {
    const page = await newPage({ width: 390 });
    await doubleTextSize(page);
    const [first = ''] = addresses;
    if (login !== undefined) await logInTo(page, first, login);
    const urls = sampled(addresses, access === 'public' ? 24 : 12).map(
      (path) => site.live.origin + path,
    );
    // A closed page's document is an empty frame, and no document has a query.
    const ready = access === 'public' ? undefined : waitForIdle;
    expect(await pagesTooWide(page, urls, ready)).toEqual([]);
  },
);

soakTest('menus stay in the window with letters twice as large', async () => {
  const page = await newPage({ width: 390 });
  await doubleTextSize(page);
  await logInTo(page, paths.community);
  await page.getByRole('article').first().waitFor();
  for (const name of [/^Member menu$/, /^More about /]) {
    const button = page.getByRole('button', { name }).first();
    await button.click();
    const menu = page.locator(`[id='${await button.getAttribute('aria-controls')}']`);
    await menu.getByRole('link').first().waitFor();
    // How far it sticks out on the left and on the right.
    const outside = async () => {
      const { x, width } = (await menu.boundingBox()) ?? { x: NaN, width: NaN };
      return [Math.max(0, -x), Math.max(0, x + width - 390)];
    };
    await expect.poll(outside, { message: String(name) }).toEqual([0, 0]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Member menu' }).click();
  const menu = page.getByRole('link', { name: 'Saved posts' }).locator('..');
  const below = () => menu.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
  await expect.poll(below, { message: 'room below the long menu' }).toBeLessThan(24);
  expect(await below()).toBeGreaterThanOrEqual(0);
});

soakTest('posts and comments break no word at 320 px with letters twice as large', async () => {
  const page = await newPage({ width: 320 });
  await doubleTextSize(page);
  await logInTo(page, paths.community);
  const post = site.live.origin + withQuery(paths.commentPage, { post: 30 });
  expect(await pagesTooWide(page, [post], waitForIdle)).toEqual([]);
});

const narrowPages = [paths.root, groupPath('tech-devs'), paths.businessOwners];
const narrowPaths = sampled([...narrowPages, paths.adminCreatePost], 4);

test.each(narrowPaths)('%s fits into 320 px with letters twice as large', async (path) => {
  const page = await newPage({ width: 320 });
  await doubleTextSize(page);
  if (path === paths.adminCreatePost) await logInTo(page, path, adminLogin);
  else await visit(page, site.live.origin + path);
  await waitForIdle(page);
  const parts = page.locator('main :is([data-slot=hero], form) :is(p, label, button, a)');
  expect(await parts.count()).toBeGreaterThan(2);
  const outside = () =>
    parts.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
        .map(({ textContent }) => textContent),
    );
  await expect.poll(outside).toEqual([]);
});

soakTest('the title of a post is whole on its own page at 320 px', async () => {
  const title = 'A title of many words '.repeat(12).trim();
  await provider.database.change((draft) => {
    draft.posts = draft.posts.map((post) => (post.id === 30 ? { ...post, title } : post));
  });
  const page = await newPage({ width: 320 });
  await logInTo(page, withQuery(paths.commentPage, { post: 30 }));
  const heading = page.getByRole('heading', { name: title });
  const hidden = await heading.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeLessThan(10);
});

soakTest('a community’s name without a blank is whole in the list and on its page', async () => {
  const name = 'Builders'.repeat(12);
  await provider.database.change((draft) => {
    draft.communities = draft.communities.map((one) => (one.id === 4 ? { ...one, name } : one));
  });
  const page = await newPage({ width: 1280 });
  /** Pixels by which the name is wider than its box. */
  const beyond = (shown: Locator, box: string) =>
    shown.evaluate(
      (element, selector) =>
        element.getBoundingClientRect().right -
        (element.closest(selector)?.getBoundingClientRect().right ?? 0),
      box,
    );
  await logInTo(page, paths.community);
  const listed = page.locator('[data-slot=profile-panel]').getByText(name);
  expect(await beyond(listed, '[data-slot=profile-panel]')).toBeLessThan(0);
  await listed.click();
  const heading = page.getByRole('heading', { level: 1, name });
  expect(await beyond(heading, '[data-slot=title-banner]')).toBeLessThan(0);
});

soakTest('the author of a newest post stays in its card on the dashboard at 320 px', async () => {
  const firstName = 'Builders'.repeat(12);
  await provider.database.change((draft) => {
    draft.members = draft.members.map((one) => ({ ...one, firstName }));
  });
  const page = await newPage({ width: 320 });
  await logInTo(page, paths.adminDashboard, adminLogin);
  await page.locator('[data-slot=newest-posts]').getByText(firstName).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

soakTest('what opens over a page breaks no word with letters twice as large', async () => {
  const page = await newPage({ width: 390 });
  await doubleTextSize(page);
  await logInTo(page, paths.community);
  const press = async (name: string) =>
    await page.getByRole('button', { name, exact: true }).first().click();
  const rows: readonly (readonly [string, () => Promise<void>])[] = [
    [
      paths.community,
      async () => {
        await press('Member menu');
        await press('Profile');
        await page.getByRole('dialog').getByText('Country').waitFor();
      },
    ],
    [
      paths.community,
      async () => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').getByText('Everywhere').waitFor();
      },
    ],
    [
      paths.community,
      async () => {
        await press('Search');
        await page.getByRole('combobox', { name: 'Search' }).fill('pray');
        await page.getByRole('option').first().waitFor();
      },
    ],
    [
      paths.polls,
      async () => {
        await press('Cast vote');
        await page.getByRole('radiogroup', { name: /./ }).getByText('Choose one').waitFor();
      },
    ],
  ];
  const faults: string[] = [];
  for (const [path, open] of rows) {
    const ready = async () => {
      await waitForIdle(page);
      await open();
    };
    faults.push(...(await pagesTooWide(page, [site.live.origin + path], ready)));
  }
  expect(faults).toEqual([]);
});
