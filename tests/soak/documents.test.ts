import { expect, test } from 'vitest';
import { doubleLetters, pagesTooWide } from '../setup/accessibility';
import { documents, testDocuments } from '../setup/everyDocument';
import { newPage, site } from '../setup/journey';

testDocuments(documents);

test('no document scrolls sideways at 390 px with letters twice as large', async () => {
  const page = await newPage({ width: 390 });
  await doubleLetters(page);
  const urls = documents.map(({ path }) => site.live.origin + path);
  expect(await pagesTooWide(page, urls)).toEqual([]);
});
