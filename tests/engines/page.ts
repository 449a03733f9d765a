import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { DriverElement, DriverPage, Script } from './driver';
import { countScript, libraryScript, propertyScript, reachScript, type Target } from './locate';

/** Longer than the portal itself waits for an answer, in milliseconds. */
const timeoutMs = 60_000;
const pollMs = 100;

/** React's mark on what it has taken over: no event tells a driver that comes after it. */
const isHydrated: Script = `
  const main = document.querySelector('main');
  return document.readyState === 'complete' && main !== null &&
    Object.keys(main).some((key) => key.startsWith('__reactProps'));`;

/**
 * Checks again and again until a check passes.
 * @param what names it in the error
 * @throws where it does not pass in time, with what a check threw last
 */
export async function waitUntil<Found>(
  what: string,
  check: () => Promise<Found | false | undefined>,
): Promise<Found> {
  const since = Date.now();
  let last = '';
  while (Date.now() - since < timeoutMs) {
    try {
      const found = await check();
      if (found !== false && found !== undefined) return found;
      last = '';
    } catch (error) {
      // A page that is being replaced has no elements; the next one may have them.
      last = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    await delay(pollMs);
  }
  throw new Error(`Not in time: ${what}${last}`);
}

const describeTarget = (target: Target): string => JSON.stringify(target);

/** A tab, as a person uses it. Every step waits until it can be made. */
export type EnginePage = {
  /** Opens an address and waits until the portal has taken it over. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly run: (script: Script) => Promise<unknown>;
  readonly count: (target: Target) => Promise<number>;
  readonly waitFor: (target: Target) => Promise<void>;
  readonly waitForRemoval: (target: Target) => Promise<void>;
  readonly click: (target: Target) => Promise<void>;
  readonly type: (target: Target, text: string) => Promise<void>;
  readonly upload: (target: Target, file: string) => Promise<void>;
  /** Waits until a property of an element is this. */
  readonly waitForProperty: (target: Target, property: string, value: unknown) => Promise<void>;
  /** Waits until a script returns true, or a promise of it. */
  readonly waitForScript: (what: string, script: Script) => Promise<void>;
  /** Waits until the address, without its origin, is this. */
  readonly waitForAddress: (address: string | RegExp) => Promise<void>;
  readonly resize: DriverPage['resize'];
  readonly screenshot: DriverPage['screenshot'];
};

/** Adds waiting to a driver's tab. */
export function createPage(driver: DriverPage): EnginePage {
  const { run, resize, screenshot } = driver;
  const hydrated = () =>
    waitUntil('the portal takes the page over', async () => (await run(isHydrated)) === true);
  const count = async (target: Target): Promise<number> => {
    const found = await run(countScript(target));
    if (found !== null) return z.number().parse(found);
    await run(libraryScript);
    return count(target);
  };
  /** Finds an element and does something with it; nothing was done where that throws. */
  const perform = async (
    verb: string,
    target: Target,
    action: (element: DriverElement) => Promise<void>,
  ) => {
    await waitUntil(`${verb} ${describeTarget(target)}`, async () => {
      if ((await count(target)) === 0) return false;
      const element = await driver.element(reachScript(target));
      if (element === undefined) throw new Error('it moves, or something lies over it');
      await action(element);
      return true;
    });
  };
  return {
    open: async (address) => {
      await driver.open(address);
      await hydrated();
    },
    reload: async () => {
      await driver.reload();
      await hydrated();
    },
    back: driver.back,
    run,
    count,
    waitFor: async (target) => {
      await waitUntil(`see ${describeTarget(target)}`, async () => (await count(target)) > 0);
    },
    waitForRemoval: async (target) => {
      await waitUntil(`gone: ${describeTarget(target)}`, async () => (await count(target)) === 0);
    },
    click: (target) => perform('click', target, ({ click }) => click()),
    type: (target, text) => perform('type in', target, ({ type }) => type(text)),
    upload: (target, file) => perform('choose a file in', target, ({ upload }) => upload(file)),
    waitForProperty: async (target, property, value) => {
      await waitUntil(`${describeTarget(target)} has ${property} ${String(value)}`, async () => {
        await count(target);
        return (await run(propertyScript(target, property))) === value;
      });
    },
    waitForScript: async (what, script) => {
      await waitUntil(what, async () => (await run(script)) === true);
    },
    waitForAddress: async (address) => {
      await waitUntil(`the address ${String(address)}`, async () => {
        const now = z.string().parse(await run('return location.pathname + location.search;'));
        return typeof address === 'string' ? now === address : address.test(now);
      });
    },
    resize,
    screenshot,
  };
}
