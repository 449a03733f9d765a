import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pendingWords } from '@/content/pendingWords';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import {
  endFault,
  type FaultKind,
  startFault,
  retryButtons,
  cellTimeout,
  signInAgain,
  expectIntactPage,
  isEmptySuccess,
  isLostSuccess,
  faultKinds,
  openPage,
  runCells,
} from './faultMatrix';
import { type ReadScreen, readScreens } from './faultReads';
import { disconnect, site, visit } from './journey';
import { provider } from './liveProvider';
import { signInDialog } from './pageActions';
import { expectFitsPhone, type WriteScreen } from './faultForms';
import { writeScreens } from './faultWrites';

const { origin } = site.live;

/** Deletes the answers stored for offline reading: a cell begins with nothing to fall back on. */
const deleteOfflineCache = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.deleteDatabase('kb:answers');
        request.addEventListener('success', done);
        request.addEventListener('blocked', done);
      }),
  );

/** Goes down the page until a part of it has come by, and back: nothing is put in under one's eyes. */
const scrollPast = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (part) => {
    while (part.getBoundingClientRect().top > 0) {
      const before = window.scrollY;
      window.scrollBy(0, 400);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      if (window.scrollY === before) break;
    }
    window.scrollTo(0, 0);
  });

/**
 * Opens a screen while every answer goes wrong: it shows an error and a way on, and its content as soon
 * as the fault is over.
 */
async function readCell(page: Page, screen: ReadScreen, kind: FaultKind): Promise<void> {
  const { path, account, content, message, scrollTo: selector, isPublic, before } = screen;
  const asMember = account !== undefined && isPublic !== true;
  const main = page.getByRole('main');
  await before?.(page);
  // The app is left first: it may still be saving an answer of the screen before.
  await page.goto(`${origin}/favicon.svg`);
  await deleteOfflineCache(page);
  await startFault(page, kind, { member: asMember });
  await visit(page, origin + path);
  if (selector !== undefined) await scrollPast(page, selector);
  if (kind === 'a slow answer') {
    await expectIntactPage(page);
    return content(page).waitFor(cellTimeout);
  }
  if (kind === 'a 401' && asMember) {
    await signInDialog(page).waitFor(cellTimeout);
    await expectIntactPage(page);
    await endFault(page);
    await signInAgain(page, account);
    return content(page).waitFor(cellTimeout);
  }
  if (message !== undefined) await main.getByText(message).first().waitFor(cellTimeout);
  await expectIntactPage(page);
  const retryAll = async () => {
    for (const button of await retryButtons(page).all()) {
      await button.dispatchEvent('click', undefined, { timeout: 500 }).catch(() => undefined);
    }
  };
  if (kind === 'no connection') {
    await disconnect(page.context());
    await retryAll();
    await expectIntactPage(page);
    if (message !== undefined) await main.getByText(message).first().waitFor(cellTimeout);
  }
  const controls = (await retryButtons(page).count()) + (await main.getByRole('link').count());
  expect(controls, 'ways on').toBeGreaterThan(0);
  await endFault(page);
  const offered = await retryButtons(page).count();
  if (offered > 0) await retryAll();
  else {
    await visit(page, origin + path);
    if (selector !== undefined) await scrollPast(page, selector);
  }
  await content(page).waitFor(cellTimeout);
  return undefined;
}

/** The messages that a person can get, wherever on the page. */
const plain = new RegExp(
  [
    'A server error occurred',
    'You do not have permission',
    'Not found',
    'Request was throttled',
    'This cannot be taken today',
    'Given token not valid',
    'Network error, try again',
    'took too long',
    'couldn’t read the service’s answer',
    'please try again',
    'Please try again',
    'can’t publish here',
    'No answer yet',
    'got no answer',
    'got no clear answer',
    'did not arrive',
    'May still arrive',
    'Not sent',
    'when you’re online',
    'You’re offline',
    'back online',
  ].join('|'),
);

/**
 * Sends while the call goes wrong: the page shows an error and keeps what was typed. After the fault it
 * can be sent, and arrives once.
 */
async function writeCell(page: Page, screen: WriteScreen, kind: FaultKind): Promise<void> {
  const { account, name, queued, countArrived } = screen;
  const words = `${name} while there is ${kind}`;
  // The answer to a login is about what was typed, also where somebody is logged in already.
  const member = account !== undefined && !name.includes('login');
  await screen.fill(page, words);
  await startFault(page, kind, { member, method: 'POST' });
  if (kind === 'no connection') await disconnect(page.context());
  await screen.send(page);

  const done = () => screen.success(page, words).first().waitFor(cellTimeout);
  const once = async () => {
    if (countArrived === undefined) return;
    const times = async () => countArrived(await provider.database.read(), words);
    await expect.poll(times, { message: 'times it arrived' }).toBe(1);
  };
  if (isEmptySuccess(kind) && screen.unlisted === true) return done();
  const isDecidable = queued === true && (screen.undecidable !== true || kind === 'an empty body');
  if ((isLostSuccess(kind) && isDecidable) || kind === 'a slow answer') {
    await done();
    return once();
  }
  if (kind === 'a 401' && member) {
    await signInDialog(page).waitFor(cellTimeout);
    await expectIntactPage(page);
    await screen.expectPreserved(page, words);
    await endFault(page);
    await signInAgain(page, account);
    await done();
    return once();
  }
  await page.getByText(plain).first().waitFor(cellTimeout);
  await expectIntactPage(page);
  await expectFitsPhone(page);
  await screen.expectPreserved(page, words);
  await endFault(page);
  const offered = retryButtons(page).first();
  const isWaiting = queued === true && kind === 'no connection';
  const hasRetry = queued === true && !isWaiting && (await offered.isVisible());
  if (hasRetry) await offered.click();
  else if (!isWaiting) await screen.send(page);
  if (isWaiting || hasRetry) {
    // What may still be on its way is sent again on word alone.
    const answer = isLostSuccess(kind) ? pendingWords.arrived : pendingWords.resend;
    const resend = page.getByRole('button', { name: answer });
    const success = screen.success(page, words).first();
    await resend.or(success).first().waitFor(cellTimeout);
    if (await resend.isVisible()) {
      // The question goes by itself where the list shows meanwhile that the item arrived.
      await resend.click(cellTimeout).catch(() => success.waitFor(cellTimeout));
    }
  }
  await done();
  return once();
}

/** Who comes to the screens, each in a browser of their own. */
export const visitors = [
  { name: 'a member', account: memberAccount },
  { name: 'an admin', account: adminAccount },
  { name: 'a visitor', account: undefined },
] as const;

type Person = (typeof visitors)[number];
type Choice = (screen: number, kind: number) => boolean;

/**
 * Takes a person through the screens that are theirs while calls go wrong.
 * @param part what is done there
 * @param chosen which cells of the table are tried
 * @returns what went wrong, one line for each cell that did not survive
 */
export async function runMatrix(
  { account }: Person,
  part: 'reading' | 'sending',
  chosen: Choice,
): Promise<readonly string[]> {
  const page = await openPage(account);
  const cells: { name: string; run: (page: Page, kind: FaultKind) => Promise<void> }[] =
    part === 'reading'
      ? readScreens
          .filter((screen) => screen.account === account)
          .map((screen) => ({
            name: screen.name,
            run: (on, kind) => readCell(on, screen, kind),
          }))
      : writeScreens
          .filter((screen) => screen.account === account)
          .map((screen) => ({
            name: screen.name,
            run: (on, kind) => writeCell(on, screen, kind),
          }));
  const failed: string[] = [];
  for (const [row, { name, run }] of cells.entries()) {
    const kinds = faultKinds.filter((_, column) => chosen(row, column));
    failed.push(...(await runCells(page, name, kinds, (kind) => run(page, kind))));
  }
  return failed;
}
