import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { endFault, type FaultKind, startFault } from './faultKinds';
import { again, patience, signIn, signInAgain, standsWhole } from './faultMatrix';
import type { ReadScreen } from './faultReads';
import { loseConnection, site, visit } from './journey';

const { origin } = site.live;

/** What was kept on this device to be read offline goes: a cell begins with nothing to fall back on. */
const forgetAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const gone = indexedDB.deleteDatabase('kb:answers');
        gone.addEventListener('success', done);
        gone.addEventListener('blocked', done);
      }),
  );

/** Goes down the page until a part of it has come by, and back: nothing is put in under one's eyes. */
const comeNear = (page: Page, near: string) =>
  page.locator(near).evaluate(async (part) => {
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
 * Opens a screen while every answer goes wrong: it says so, offers a way on, and shows what it has to
 * show as soon as the fault is over.
 */
export async function readCell(page: Page, screen: ReadScreen, kind: FaultKind): Promise<void> {
  const { path, account, content, says, near, open, before } = screen;
  const asMember = account !== undefined && open !== true;
  const main = page.getByRole('main');
  await before?.(page);
  await forgetAnswers(page);
  await startFault(page, kind, { member: asMember });
  await visit(page, origin + path);
  if (near !== undefined) await comeNear(page, near);
  if (kind === 'a slow answer') {
    await standsWhole(page);
    return content(page).waitFor(patience);
  }
  if (kind === 'a 401' && asMember) {
    await signIn(page).waitFor(patience);
    await standsWhole(page);
    await endFault(page);
    await signInAgain(page, account);
    return content(page).waitFor(patience);
  }
  if (says !== undefined) await main.getByText(says).first().waitFor(patience);
  await standsWhole(page);
  const asksAgain = async () => {
    for (const button of await again(page).all()) {
      await button.dispatchEvent('click', undefined, { timeout: 500 }).catch(() => undefined);
    }
  };
  if (kind === 'no connection') {
    await loseConnection(page.context());
    await asksAgain();
    await standsWhole(page);
    if (says !== undefined) await main.getByText(says).first().waitFor(patience);
  }
  const ways = (await again(page).count()) + (await main.getByRole('link').count());
  expect(ways, 'ways on').toBeGreaterThan(0);
  await endFault(page);
  const offered = await again(page).count();
  if (offered > 0) await asksAgain();
  else {
    await visit(page, origin + path);
    if (near !== undefined) await comeNear(page, near);
  }
  await content(page).waitFor(patience);
  return undefined;
}
