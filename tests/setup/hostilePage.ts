import type { Page, Route } from 'playwright-core';
import { memberAccount } from '@/content/demoAccounts';
import { paths, withQuery } from '@/config/paths';
import { hostPaths } from './hostPaths';
import { allowConsole, newPerson, site, visit } from './journey';

const { origin } = site.live;
const width = 320;

/** What a provider's path answers here; undefined leaves it to the true provider. */
export type Answers = (
  path: string,
  method: string,
) => { status?: number; body: string } | undefined;

/** Runs in the page before its scripts: whatever manages to run says so. */
function setTrap(): void {
  const sprung = () => {
    document.documentElement.setAttribute('data-sprung', '');
  };
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
    Reflect.set(globalThis, name, sprung);
  }
}

/** A page of a person whose provider answers as told, at 320 px and long enough to hold much at once. */
export async function openHostile(answers: () => Answers): Promise<Page> {
  // Without the worker, which would ask in the page's place; and what was left out is counted.
  allowConsole(
    /Failed to load resource|could not be read|ERR_|Worker registration blocked|directive: "img-src/,
  );
  const person = await newPerson({ width, height: 5000, before: setTrap, serviceWorkers: 'block' });
  const page = await person.newPage();
  const answer = async (route: Route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(/^\/(?:portal\/api|outsourcing)/, '');
    const said = request.method() === 'OPTIONS' ? undefined : answers()(path, request.method());
    if (said === undefined) return route.fallback();
    return route.fulfill({
      status: said.status ?? 200,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: said.body,
    });
  };
  for (const path of [hostPaths.portal, hostPaths.outsourcing]) {
    await person.route(
      `http://127.0.0.1:${site.providerPort}${path.replace(/\/$/, '')}/**`,
      answer,
    );
  }
  await person.route(/evil\.example/, (route) => route.abort());
  return page;
}

/** The demo's member comes in by the door. */
export async function logIn(page: Page): Promise<void> {
  await visit(page, origin + withQuery(paths.communityLogin, { next: paths.faq }));
  await page.getByLabel('Email', { exact: true }).fill(memberAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(memberAccount.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(origin + paths.faq);
}

/**
 * What is wrong with a page: something ran, sticks out or leads where it must not, prototypes are not
 * what they were, or it cannot be used.
 */
export async function wrongs(page: Page, where: string): Promise<readonly string[]> {
  const found = await page.evaluate((widest) => {
    const at = document.documentElement;
    const names = ['href', 'src', 'action', 'formaction', 'srcdoc'];
    const led = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
      .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
      .filter((address) => /^\s*(?:java\s*script|vbscript|data:(?!image\/))/i.test(address));
    const foreign = document.querySelectorAll('main :is(script, iframe, object, embed, base, xss)');
    const wide = Math.max(at.scrollWidth, document.body.scrollWidth);
    const said = document.querySelectorAll('[data-slot=error-summary] :is(p, li)').length;
    return [
      ...(at.hasAttribute('data-sprung') ? ['something ran'] : []),
      ...(wide > widest ? [`is ${wide} px wide`] : []),
      ...(said > 60 ? [`says ${said} things at once`] : []),
      ...led.map((address) => `leads to ${address.slice(0, 60)}`),
      ...[...foreign].map(({ outerHTML }) => `holds ${outerHTML.slice(0, 60)}`),
      ...['admin', 'title', 'loggedIn'].filter((key) => Reflect.has({}, key)),
    ];
  }, width);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  const menu = page.getByRole('button', { name: /menu|TPOB Admin/i }).first();
  await menu.click({ trial: true });
  return found.map((text) => `${where}: ${text}`);
}

/**
 * Goes down a page in steps, so that all has shown that shows only when it is near. A comment of a
 * windowed thread that never came is wrong too.
 */
export async function readThrough(page: Page, where: string): Promise<readonly string[]> {
  const found: string[] = [];
  const seen = new Set<number>();
  let size = 0;
  for (let step = 0; step < 80; step += 1) {
    const { ended, places, all } = await page.evaluate(async () => {
      const frame = () =>
        new Promise((done) => {
          requestAnimationFrame(() => setTimeout(done));
        });
      const entries = () => [...document.querySelectorAll('main li[aria-posinset]')];
      const before = entries();
      window.scrollBy(0, 4500);
      await frame();
      const isCovered = () => {
        const last = entries().at(-1);
        const isEnd = last?.ariaPosInSet === last?.ariaSetSize;
        return isEnd || (last?.getBoundingClientRect().bottom ?? 0) >= window.innerHeight;
      };
      // Entries come in a task of their own, after the scrolling.
      for (let frames = 0; frames < 60 && !isCovered(); frames += 1) await frame();
      return {
        ended: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 4,
        places: [...before, ...entries()].map(({ ariaPosInSet }) => Number(ariaPosInSet)),
        all: Number(entries()[0]?.ariaSetSize ?? 0),
      };
    });
    for (const place of places) seen.add(place);
    size = all;
    if (step % 4 === 0 || ended) found.push(...(await wrongs(page, where)));
    if (ended) break;
  }
  if (seen.size < size) found.push(`${where}: shows ${seen.size} of ${size} comments`);
  return found;
}
