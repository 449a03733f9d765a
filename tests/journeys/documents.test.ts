import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frameWords, pageError } from '@/content/pageError';
import { paths, regionPath } from '@/config/paths';
import { testDocuments, documents } from '../setup/everyDocument';
import { allowConsole, newPage, sampled, site, soakTest } from '../setup/journey';
import { openAsMember, setMemberCookie } from '../setup/pageActions';

testDocuments();

test.each(documents)('$path is whole before any script runs', ({ path }) => {
  const html = readFileSync(join(site.live.folder, path, 'index.html'), 'utf8');
  expect(html).toContain('<h1');
  // What React puts in for a part that a script has to bring to its place.
  expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:|<div hidden id="S:|\$RT/);
});

test.each(documents)('$path speaks of no demo where a provider answers', ({ path }) => {
  const html = readFileSync(join(site.live.folder, path, 'index.html'), 'utf8');
  expect(html).not.toMatch(/\bdemo (?:data|account|portal|member)|\ba demo\b/i);
});

test('a browser that is too old gets a note, and has the page to read without another file', async () => {
  const page = await newPage({ before: () => Reflect.deleteProperty(URL, 'canParse') });
  const files: string[] = [];
  page.on('request', (request) => {
    if (/script|stylesheet/.test(request.resourceType())) files.push(request.url());
  });
  await page.goto(site.live.origin + paths.faq);
  await page.getByText(/^This browser is too old for parts of this site/).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'Contact' }).last().click();
  await page.waitForURL(site.live.origin + paths.contact);
  await page.getByText(/^This browser is too old for parts of this site/).waitFor();
  expect(files).toEqual([]);
});

test('a member’s page comes by itself when its first load lost a script', async () => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
  const page = await newPage();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/MemberLayout-[^/]+\.js/, (route) =>
    loads === 1 ? route.abort() : route.continue(),
  );
  await openAsMember(page, paths.community);
  await page.getByRole('article').first().waitFor();
  expect(loads).toBe(2);
});

soakTest('a member’s page whose script stays lost says so, and comes once online', async () => {
  allowConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
  const page = await newPage();
  const layout = /\/assets\/MemberLayout-[^/]+\.js/;
  await page.route(layout, (route) => route.abort());
  await setMemberCookie(page);
  await page.goto(site.live.origin + paths.community);
  const reload = page.getByRole('alert').filter({ hasText: frameWords.lost }).getByRole('link');
  expect(await reload.innerText()).toBe(pageError.reload);
  await page.unroute(layout);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('article').first().waitFor();
});

/** What does nothing before a script runs. */
const needsScript =
  'button:not([type=submit], [popovertarget]), [role=tab], [role=search], [data-slot=map]';

const scriptlessPaths = [
  paths.outsourcingHome,
  paths.faq,
  '/404.html',
  paths.communities,
  paths.home,
  regionPath('ontario'),
];

test.each(sampled(scriptlessPaths, 3))(
  '%s, scriptless, shows nothing that needs a script',
  async (path) => {
    const page = await newPage({ javaScriptEnabled: false, width: 390 });
    await page.goto(site.live.origin + path);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    expect(await page.locator(needsScript).filter({ visible: true }).allInnerTexts()).toEqual([]);
  },
);

test.each([paths.community, paths.adminDashboard])(
  '%s says that it needs a script',
  async (path) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(site.live.origin + path);
    // Playwright calls everything in a `noscript` invisible.
    const line = page.locator('noscript > p', { hasText: frameWords.noScript });
    expect((await line.boundingBox())?.height).toBeGreaterThan(0);
    expect(await page.getByText(frameWords.lost).isVisible()).toBe(false);
  },
);

test('the two buttons of the landing page keep apart at 360 px, on one line', async () => {
  const page = await newPage({ width: 360 });
  await page.goto(site.live.origin + paths.root);
  const buttons = page.locator('[data-slot=hero] li > a');
  const [first, second] = await Promise.all([0, 1].map((at) => buttons.nth(at).boundingBox()));
  expect(first?.y).toBe(second?.y);
  expect((first?.x ?? Infinity) + (first?.width ?? 0) + 12).toBeLessThan(second?.x ?? 0);
});
