import { expect, test } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { showcaseWords } from '@/content/showcaseWords';
import {
  logInAsAdmin,
  downloadListings,
  openHostile,
  findViolations,
  findCardViolations,
  openShowroom,
  showAll,
} from '../setup/hostilePage';
import { hostileListings, listingBodies } from '../setup/hostileAnswers';
import { site, visit } from '../setup/journey';

const { origin } = site.live;
const listings = hostileListings();
const [plain = '', ...wrapped] = listingBodies(listings);

/** A page whose provider has these listings. */
const pageWith = (body: string) =>
  openHostile(() => (path) => (path === '/showroom/approved-listings/' ? { body } : undefined));

test('the public showroom, every text in every field, to its last listing', async () => {
  const page = await pageWith(plain);
  await openShowroom(page);
  expect(await showAll(page, 200)).toEqual([]);
  expect(await page.locator('[data-slot=listing-card]').count()).toBeGreaterThan(600);
});

test.each(wrapped.map((body) => ({ start: body.slice(0, 12), body })))(
  'the public showroom, its list wrapped: $start',
  async ({ body }) => {
    const page = await pageWith(body);
    await openShowroom(page);
    expect(await showAll(page, 2)).toEqual([]);
  },
);

test("the admins' showroom: every page, as cards and as a table, and its file", async () => {
  const page = await pageWith(plain);
  await logInAsAdmin(page);
  const found: string[] = [];
  for (const view of ['table', 'cards']) {
    for (let number = 1; number * 24 < listings.length; number += 1) {
      const path = withQuery(paths.adminShowcase, { view, page: number });
      await visit(page, origin + path);
      const part = view === 'table' ? 'tbody tr' : '[data-slot=listing-card]';
      await page.locator(part).first().waitFor();
      found.push(...(await findViolations(page, path)), ...(await findCardViolations(page, path)));
    }
  }
  const { lines, formulas } = await downloadListings(page);
  expect(lines.length).toBeGreaterThan(600);
  expect([...found, ...formulas]).toEqual([]);
});

test("the admins' showroom sorted and filtered by what it was given", async () => {
  const page = await pageWith(plain);
  await logInAsAdmin(page);
  await visit(page, origin + paths.adminShowcase);
  await page.locator('[data-slot=listing-card]').first().waitFor();
  const found: string[] = [];
  for (const label of [showcaseWords.sort, showcaseWords.filter]) {
    const list = page.getByLabel(label, { exact: true });
    const offered = await list.locator('option').count();
    expect(offered).toBeGreaterThan(3);
    for (let index = 0; index < offered; index += 1) {
      await list.selectOption({ index });
      found.push(...(await findViolations(page, `${label} ${index}`)));
    }
  }
  expect(found).toEqual([]);
});
