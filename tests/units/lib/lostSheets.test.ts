import { afterEach, expect, test } from 'vitest';
import { fetchLostSheets, watchSheets } from '@/lib/lostSheets';

afterEach(() => document.head.replaceChildren());

test('a press that follows a hover waits for the sheet that the hover fetches', async () => {
  watchSheets();
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/assets/search.css';
  document.head.append(sheet);
  sheet.dispatchEvent(new Event('error'));
  const settled: string[] = [];
  const hover = fetchLostSheets().then(() => settled.push('hover'));
  const press = fetchLostSheets().then(() => settled.push('press'));
  await Promise.resolve();
  await Promise.resolve();
  expect(settled).toEqual([]);
  const again = document.querySelector('link');
  expect(again).not.toBe(sheet);
  expect(again?.href).toBe(sheet.href);
  again?.dispatchEvent(new Event('load'));
  await Promise.all([hover, press]);
});
