import { beforeEach, expect, test } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { advanceClock, newPage, soakTest, waitForIdle } from '../setup/journey';
import { openAsMember } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

const details = withQuery(paths.pollDetails, { id: 2 });

beforeEach(() => provider.faults.add({ name: 'slow', path: '/poll/**', kind: 'delay', ms: 2000 }));

test('with forced colours, the outlines of what is loading have edges', async () => {
  const page = await newPage({ forcedColors: 'active' });
  await openAsMember(page, details);
  const loading = page.getByRole('status').filter({ hasText: 'Loading the poll' });
  const outline = loading.locator('[data-slot=skeleton]').first();
  const edge = await outline.evaluate((one) => getComputedStyle(one).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
});

soakTest('one’s own vote stays where it is while the number of votes arrives', async () => {
  const page = await newPage({ width: 1280 });
  await openAsMember(page, details);
  const own = page.getByRole('complementary').getByText('Your vote');
  await page.getByRole('status').filter({ hasText: 'Loading the poll' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await own.boundingBox();
  await page.getByRole('complementary').getByText('votes cast').waitFor();
  expect(await own.boundingBox()).toEqual(before);
});

test('a poll is read again when its tab is seen after a minute, not after a moment', async () => {
  provider.faults.clear();
  const page = await newPage();
  await openAsMember(page, details);
  await page.getByRole('complementary').getByText('votes cast').waitFor();
  await waitForIdle(page);
  const countCalls = () => provider.received.of('GET', '/poll/2/').length;
  const before = countCalls();
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await setHidden(false);
  await setHidden(true);
  await advanceClock(page, 60_000);
  await setHidden(false);
  await expect.poll(countCalls).toBe(before + 1);
});
