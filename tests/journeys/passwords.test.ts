import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { newPage, sampled, site } from '../setup/journey';
import { documents } from '../setup/everyDocument';

const { origin } = site.live;

test('no document lets a password into an address, or to the static host', () => {
  const found = documents.flatMap(({ path }) => {
    const html = readFileSync(join(site.live.folder, path, 'index.html'), 'utf8');
    const all = html.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
    return all.filter((form) => /type="password"/.test(form)).map((form) => ({ path, form }));
  });
  const holders = [paths.communityLogin, paths.adminLogin, paths.communityRegister];
  expect(found.map(({ path }) => path).toSorted()).toEqual(holders.toSorted());
  for (const { form } of found) {
    expect(/^<form\b[^>]*>/.exec(form)?.[0]).toContain('method="post"');
    // Enter presses the first: without scripts the disabled one.
    const [first] = form.match(/(?:<noscript>)?<button\b[^>]*type="submit"[^>]*>/g) ?? [];
    expect(first).toMatch(/^<noscript>.*\sdisabled(?:=|\s|>)/);
  }
});

test.each(sampled([paths.communityLogin, paths.adminLogin, paths.communityRegister], 3))(
  '%s without scripts: Enter sends the password nowhere',
  async (path) => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto(origin + path);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await page.locator('input[type=email]').first().fill('ruth@example.com');
    const password = page.locator('input[type=password]').first();
    await password.fill('cedar-and-stone');
    await password.press('Enter');
    expect(requests).toEqual([]);
    expect(page.url()).toBe(origin + path);
  },
);
