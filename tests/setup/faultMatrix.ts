import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Fault } from '@/mocks/faults';
import { type DemoAccount, memberAccount } from '@/content/demoAccounts';
import { paths, withQuery } from '@/config/paths';
import { provider } from './liveProvider';
import { allowConsole, newContext, site, visit } from './journey';
import { signInDialog } from './pageActions';

type Answer = Pick<Extract<Fault, { kind: 'status' }>, 'kind' | 'status' | 'body'>;

const refusal = (status: number, detail: string): Answer => ({
  kind: 'status',
  status,
  body: { detail },
});

/** What the provider does to every call, by the fault's name. */
const outcomes = {
  'a 500': refusal(500, 'A server error occurred.'),
  'a 403': refusal(403, 'You do not have permission to perform this action.'),
  'a 404': refusal(404, 'Not found.'),
  'a 429': refusal(429, 'Request was throttled.'),
  'a 401': refusal(401, 'Given token not valid for any token type'),
  'a time-out': { kind: 'time-out' },
  'broken JSON': { kind: 'malformed-json' },
  'a page of HTML': { kind: 'html' },
  'a problem document': {
    kind: 'status',
    status: 422,
    body: {
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      detail: 'This cannot be taken today.',
    },
  },
  'an empty body': { kind: 'empty' },
  'an empty success': { kind: 'empty', status: 200 },
  'a dropped connection': { kind: 'network-error' },
  'no connection': { kind: 'network-error' },
  'a slow answer': { kind: 'delay', ms: 900 },
} as const;

/** A way of the matrix for calls to go wrong. */
export type FaultKind = keyof typeof outcomes;

/** Every one of them. */
export const faultKinds: readonly FaultKind[] = [
  'a 500',
  'a 403',
  'a 404',
  'a 429',
  'a problem document',
  'a 401',
  'a time-out',
  'broken JSON',
  'a page of HTML',
  'an empty body',
  'an empty success',
  'a dropped connection',
  'no connection',
  'a slow answer',
];

/** Faults whose answer is a success to look at: the provider did what was requested. */
export const isLostSuccess = (kind: FaultKind): boolean =>
  kind === 'broken JSON' || kind === 'a page of HTML' || kind === 'an empty body';

const shortTimeoutKey = 'test-hurry';

/** Runs in the page before its scripts: calls time out after a second while the flag is set. */
export function shortenTimeouts(): void {
  const shorten = (time: number) =>
    localStorage.getItem('test-hurry') === null ? time : Math.min(time, 1000);
  const native = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    ...native,
    set(this: XMLHttpRequest, time: number) {
      native?.set?.call(this, shorten(time));
    },
  });
  // A call past the HTTP cache is no XMLHttpRequest: its timer ends it after as long.
  const start = window.setTimeout.bind(window);
  const startShorter = (run: () => void, time = 0, ...rest: readonly unknown[]) =>
    start(run, time === 30_000 ? shorten(time) : time, ...rest);
  Object.defineProperty(window, 'setTimeout', { value: startShorter });
}

/** A success with an empty body, of a provider that did nothing. */
export const isEmptySuccess = (kind: FaultKind): boolean => kind === 'an empty success';

type FaultScope = {
  /** A refused token ends a session; visitors have none. */
  readonly member: boolean;
  /** Calls of other methods are answered as ever. */
  readonly method?: 'POST';
};

/** From now on the provider answers every call in this way. Ends with `endFault`. */
export async function startFault(
  page: Page,
  kind: FaultKind,
  { member, method }: FaultScope,
): Promise<void> {
  provider.faults.set([
    {
      name: kind,
      path: '**',
      ...(method && { method }),
      ...(kind === 'a 401' && member && { withToken: true }),
      ...(isLostSuccess(kind) && { carriedOut: true }),
      ...outcomes[kind],
    },
  ]);
  await page.evaluate(
    ([name, on]) => (on ? localStorage.setItem(name, '') : localStorage.removeItem(name)),
    [shortTimeoutKey, kind === 'a time-out'] as const,
  );
}

/** The provider is well again, and the connection works. */
export async function endFault(page: Page): Promise<void> {
  provider.faults.clear();
  await page.context().setOffline(false);
  await page.evaluate((name) => localStorage.removeItem(name), shortTimeoutKey);
}

const { origin } = site.live;

/** Longest wait of a cell for what a person should see, in milliseconds. */
export const cellTimeout = { timeout: 20_000 };

/** Every button of the page's own content that retries or confirms. */
export const retryButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:Try again|Retry|It arrived: keep it)$/ });

/** Logs in again in the dialog of an ended session. */
export async function signInAgain(page: Page, { password }: DemoAccount): Promise<void> {
  await signInDialog(page).getByLabel('Password', { exact: true }).fill(password);
  await signInDialog(page).getByRole('button', { name: 'Login', exact: true }).click();
  await signInDialog(page).waitFor({ state: 'detached', ...cellTimeout });
}

/** A person's page for many cells, whose calls time out after a second while the flag is set. */
export async function openPage(account?: DemoAccount): Promise<Page> {
  // What the browser and the portal print about answers that went wrong; anything else still fails.
  allowConsole(/Failed to load resource|ERR_|could not be read/);
  const person = await newContext({ width: 1000, height: 900, before: shortenTimeouts });
  const page = await person.newPage();
  if (account === undefined) {
    await visit(page, origin + paths.faq);
    return page;
  }
  const loginPath = account === memberAccount ? paths.communityLogin : paths.adminLogin;
  await visit(page, origin + withQuery(loginPath, { next: paths.faq }));
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(origin + paths.faq);
  return page;
}

/** No page of ours is ever blank: its content has a heading, and no error page replaces it. */
export async function expectIntactPage(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor(cellTimeout);
  const text = await page.getByRole('main').innerText();
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/Unexpected Application Error|undefined|\[object|NaN/);
}

/**
 * Runs cells one after the other on one page, reports which failed, and counts.
 * @returns what went wrong in which cell
 */
export async function runCells(
  page: Page,
  screen: string,
  kinds: readonly FaultKind[],
  run: (kind: FaultKind) => Promise<void>,
): Promise<readonly string[]> {
  const failed: string[] = [];
  let uncaught = '';
  const handleError = (error: Error) => {
    uncaught = error.message;
  };
  page.on('pageerror', handleError);
  for (const kind of kinds) {
    uncaught = '';
    // The log holds the newest calls alone: in a full one a cell cannot count its own.
    provider.received.clear();
    try {
      await run(kind);
      expect(uncaught).toBe('');
    } catch (error) {
      failed.push(`${screen}, ${kind}: ${String(error).slice(0, 600)}`);
    }
    await endFault(page);
  }
  page.off('pageerror', handleError);
  count.passed += kinds.length - failed.length;
  count.total += kinds.length;
  return failed;
}

const count = { passed: 0, total: 0 };

/** How many cells of this file survived, of how many: '12 / 12'. */
export const countPassedCells = (): string => `${count.passed} / ${count.total}`;
