import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stands } from '../setup/everyDocument';
import { site } from '../setup/journey';
import { documents, sample } from '../setup/prerendered';

/** One of each kind and every fourth of its like; `npm run test:soak` has them all. */
stands(sample);

test.each(documents)('$path is whole before any script runs', ({ path }) => {
  const html = readFileSync(join(site.live.folder, path, 'index.html'), 'utf8');
  expect(html).toContain('<h1');
  // What React puts in for a part that a script has to bring to its place.
  expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:|<div hidden id="S:|\$RT/);
});
