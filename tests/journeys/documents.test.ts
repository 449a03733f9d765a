import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seriousFaultsInEveryLook } from '../setup/axe';
import { stands } from '../setup/everyDocument';
import { newPage, settled, site, visit } from '../setup/journey';
import { documents, kinds, sample } from '../setup/prerendered';

/** One of each kind and every fourth of its like; `npm run test:soak` has them all. */
stands(sample);

test.each(documents)('$path is whole before any script runs', ({ path }) => {
  const html = readFileSync(join(site.live.folder, path, 'index.html'), 'utf8');
  expect(html).toContain('<h1');
  // What React puts in for a part that a script has to bring to its place.
  expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:|<div hidden id="S:|\$RT/);
});

test.each(kinds)('$page at $path has no serious accessibility fault', async ({ path }) => {
  const page = await newPage({ width: 390, reducedMotion: 'reduce' });
  await visit(page, site.live.origin + path);
  await settled(page);
  expect(await seriousFaultsInEveryLook(page)).toEqual([]);
});
