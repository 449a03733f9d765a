import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pendingWords } from '@/content/pendingWords';
import { endFault, type FaultKind, isHollow, isUnheard, startFault } from './faultKinds';
import { again, patience, signIn, signInAgain, standsWhole } from './faultMatrix';
import { loseConnection } from './journey';
import { provider } from './liveProvider';
import { fitsPhone, type WriteScreen } from './writeScreen';

/** What a person is told, plainly, wherever on the page it stands. */
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
    'could not be read',
    'please try again',
    'Please try again',
    'can’t publish here',
    'No answer yet',
    'got no answer',
    'did not arrive',
    'May still arrive',
    'Not sent',
    'when you’re online',
    'You’re offline',
    'back online',
  ].join('|'),
);

/**
 * Sends while the call goes wrong: the page says so and keeps what was typed, and once the fault is
 * over it can be sent and arrives once.
 */
export async function writeCell(page: Page, screen: WriteScreen, kind: FaultKind): Promise<void> {
  const { account, name, queued, trusts, arrived } = screen;
  const words = `${name} while there is ${kind}`;
  // The answer to a login is about what was typed, whoever is logged in already.
  const member = account !== undefined && !name.includes('login');
  await screen.fill(page, words);
  await startFault(page, kind, { member, method: 'POST' });
  if (kind === 'no connection') await loseConnection(page.context());
  await screen.send(page);

  const done = () => screen.done(page, words).first().waitFor(patience);
  const once = async () => {
    if (arrived === undefined) return;
    const times = async () => arrived(await provider.database.read(), words);
    await expect.poll(times, { message: 'times it arrived' }).toBe(1);
  };
  if ((isUnheard(kind) || isHollow(kind)) && screen.believes !== undefined) {
    return screen.believes(page).first().waitFor(patience);
  }
  if (isHollow(kind) && screen.unlisted === true) return done();
  const sure = queued === true && (screen.unsure !== true || kind === 'an empty body');
  const settles = isUnheard(kind) && (sure || trusts === true);
  if (settles || kind === 'a slow answer') {
    await done();
    return once();
  }
  if (kind === 'a 401' && member) {
    await signIn(page).waitFor(patience);
    await standsWhole(page);
    await screen.keeps(page, words);
    await endFault(page);
    await signInAgain(page, account);
    await done();
    return once();
  }
  await page.getByText(plain).first().waitFor(patience);
  await standsWhole(page);
  await fitsPhone(page);
  await screen.keeps(page, words);
  await endFault(page);
  const offered = again(page).first();
  const waits = queued === true && kind === 'no connection';
  const hasRetry = queued === true && !waits && (await offered.isVisible());
  if (hasRetry) await offered.click();
  else if (!waits) await screen.send(page);
  if (waits || hasRetry) {
    // What may still be on its way is sent again on word alone.
    const answer = isUnheard(kind) ? pendingWords.arrived : pendingWords.resend;
    const resend = page.getByRole('button', { name: answer });
    const settled = screen.done(page, words).first();
    await resend.or(settled).first().waitFor(patience);
    if (await resend.isVisible()) {
      // The question goes by itself where the list shows meanwhile that the item arrived.
      await resend.click(patience).catch(() => settled.waitFor(patience));
    }
  }
  await done();
  return once();
}
