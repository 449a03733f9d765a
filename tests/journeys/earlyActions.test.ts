import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { profileWords } from '@/content/enquiryWords';
import { groupPath, paths } from '@/config/paths';
import {
  allowConsole,
  anyScript,
  newPage,
  site,
  visit,
  pauseRequests,
  waitForIdle,
  soakTest,
} from '../setup/journey';

const { origin, folder } = site.live;

/** The built scripts that have this form, by the name of its draft. */
function scriptsOf(draft: string): readonly string[] {
  const quoted = new RegExp(`["'\`]${draft}["'\`]`);
  return readdirSync(join(folder, 'assets')).filter(
    (file) =>
      file.endsWith('.js') && quoted.test(readFileSync(join(folder, 'assets', file), 'utf8')),
  );
}

test('what was chosen and sent before the form’s script has come counts', async () => {
  const page = await newPage();
  const late = scriptsOf('ai-tools');
  expect(late).not.toEqual([]);
  const release = await pauseRequests(page, ({ href }) => late.some((file) => href.endsWith(file)));
  await visit(page, origin + paths.aiSoftwareTools);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Training' }).check();
  await main.getByRole('textbox', { name: 'Details', exact: true }).fill('For six people');
  await main.getByRole('button', { name: 'Submit', exact: true }).click();
  release();
  await main.getByRole('heading', { name: 'What you filled in' }).waitFor();
  const answers = await main.locator('[data-slot=form-summary] dd').allTextContents();
  expect(answers).toEqual(['Training', 'For six people']);
});

/** Serves the portal, but of a document only what comes before `part` until it is released. */
async function serveHalfDocuments(part = '</main>') {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((request, response) => {
    const answer = async () => {
      const got = await fetch(origin + (request.url ?? '/'));
      const type = got.headers.get('content-type') ?? '';
      const whole = Buffer.from(await got.arrayBuffer());
      const end = type.startsWith('text/html') ? whole.indexOf(part) : whole.length;
      response.writeHead(200, { 'Content-Type': type }).write(whole.subarray(0, end));
      if (end < whole.length) await released;
      response.end(whole.subarray(end));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { address: `http://127.0.0.1:${address.port}`, release };
}

test('what was chosen and sent before the rest of the document has come counts', async () => {
  const page = await newPage();
  const { address, release } = await serveHalfDocuments();
  await page.goto(address + paths.aiSoftwareTools, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Details', exact: true }).fill('For six people');
  await main.getByRole('radio', { name: 'Training' }).check();
  await main.getByRole('button', { name: 'Submit', exact: true }).click();
  release();
  await main.getByRole('heading', { name: 'What you filled in' }).waitFor();
  const answers = await main.locator('[data-slot=form-summary] dd').allTextContents();
  expect(answers).toEqual(['Training', 'For six people']);
});

test('a login sent by Enter before the rest of the document has come counts, and stays in place', async () => {
  const page = await newPage();
  allowConsole(/401/);
  const { address, release } = await serveHalfDocuments('</form>');
  await page.goto(address + paths.communityLogin, { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-1-password');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const answer = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/login/'),
  );
  release();
  expect((await answer).postData()).toContain('nobody@example.org');
  expect(await heading.boundingBox()).toEqual(before);
});

soakTest('what was typed before the script came is there after the login’s Back', async () => {
  const page = await newPage();
  const release = await pauseRequests(page, ({ pathname }) => pathname.endsWith('.js'));
  await page.goto(origin + groupPath('marketing'), { waitUntil: 'commit' });
  await page.getByLabel('Description').fill('I write for shops.');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  release();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await page.goBack();
  await page.waitForURL(origin + groupPath('marketing'));
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('I write for shops.');
});

soakTest('a document type chosen before the script came stays, and is stored', async () => {
  const page = await newPage();
  const release = await pauseRequests(page, anyScript);
  await page.goto(origin + paths.businessOwners, { waitUntil: 'commit' });
  const type = page.getByLabel(profileWords.idType, { exact: true });
  await type.selectOption('passport');
  release();
  await waitForIdle(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('passport');
  await page.reload();
  await waitForIdle(page);
  expect(await type.inputValue()).toBe('passport');
});

/** Presses Pause before each step in which React takes over the page. */
function pressWhileHydrating(): void {
  let isReady = false;
  document.addEventListener('portal:ready', () => {
    isReady = true;
  });
  const press = () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Pause',
    );
    // `click()` would be ignored inside of another on the same button; a person's press is not.
    if (!isReady)
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const onMessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(this: MessagePort, step: (event: MessageEvent) => void) {
      onMessage?.set?.call(this, (event: MessageEvent) => {
        press();
        step(event);
      });
    },
  });
}

test('a press while React takes over the page counts once', async () => {
  const page = await newPage({ before: pressWhileHydrating });
  await visit(page, origin);
  const button = page.getByRole('button', { name: /^(Pause|Play)$/ });
  await expect.poll(() => button.textContent()).toBe('Play');
});

test('in the dark, a press on the theme before the scripts have come turns on the light', async () => {
  const page = await newPage({ colorScheme: 'dark' });
  const release = await pauseRequests(page, anyScript);
  await page.goto(origin + paths.faq, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Dark theme' }).first().click();
  release();
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await expect.poll(theme).toBe('light');
});

soakTest('an answer of a quote that is chosen before the scripts have come counts', async () => {
  const page = await newPage();
  const release = await pauseRequests(page, anyScript);
  await page.goto(origin + paths.getQuote, { waitUntil: 'commit' });
  const answer = page.getByRole('main').getByRole('radio', { name: 'Training' });
  await answer.check();
  release();
  await waitForIdle(page);
  expect(await answer.isChecked()).toBe(true);
  await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => answer.isVisible()).toBe(false);
});

soakTest('Show password, pressed before the form’s script has come, shows it', async () => {
  const page = await newPage();
  const release = await pauseRequests(page, anyScript);
  await page.goto(origin + paths.communityLogin, { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill('cedar and stone');
  await page.getByRole('button', { name: 'Show password' }).click();
  release();
  await page.getByRole('button', { name: 'Hide password' }).waitFor();
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
});
