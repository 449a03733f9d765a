import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { adminAccount, type DemoAccount, memberAccount } from '@/content/demoAccounts';
import { paths, withQuery } from '@/config/paths';
import type { Driver } from './driver';
import { logIn, createStage, type Stage } from './journey';
import type { EngineSite } from './site';

type Visitors = {
  readonly as?: DemoAccount;
  readonly screens: readonly string[];
};

/** What pictures are taken of: twenty screens, by who sees them. */
const visits: readonly Visitors[] = [
  {
    screens: [
      paths.root,
      paths.aboutUs,
      '/real-estate',
      paths.outsourcingHome,
      paths.getQuote,
      paths.projectNeeds,
      paths.faq,
      paths.communityLogin,
      paths.communityRegister,
      paths.communities,
      '/leadership-group',
    ],
  },
  {
    as: memberAccount,
    screens: [
      paths.community,
      withQuery(paths.commentPage, { post: 30 }),
      withQuery(paths.pollDetails, { id: 2 }),
      paths.loginTaskTracker,
      paths.myData,
      '/ontario',
    ],
  },
  {
    as: adminAccount,
    screens: [paths.adminDashboard, paths.adminCreatePost, paths.adminShowcase],
  },
];

const sizes = [
  [390, 844],
  [1440, 900],
] as const;
const themes = ['light', 'dark'] as const;

/** The value that the script in `index.html` reads before the first paint. */
const chooseTheme = (theme: string) =>
  `localStorage.setItem('kb:theme', ${JSON.stringify(JSON.stringify(theme))}); return true;`;

/** Nothing has come for a moment; what is further down loads once it is near. */
const isQuiet = `
  const waiting = [...document.querySelectorAll('main [aria-busy=true], [data-slot=skeleton], [data-slot=map-waiting]')];
  const isInView = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const entries = performance.getEntriesByType('resource');
  const last = Math.max(0, ...entries.map(({ responseEnd }) => responseEnd));
  return performance.now() - last > 700 && !waiting.some(isInView) &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
    document.fonts.status === 'loaded';`;

const overflow = 'return document.documentElement.scrollWidth - innerWidth;';

async function takeScreenshots(
  { site, page }: Stage,
  screens: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    const allowed = await page.resize(width, height);
    if (allowed !== width) faults.push(`This browser's window is ${allowed} wide, not ${width}.`);
    for (const theme of themes) {
      await page.run(chooseTheme(theme));
      for (const screen of screens) {
        await page.open(site.origin + screen);
        try {
          await page.waitForScript(`${screen} has loaded`, isQuiet);
        } catch (error) {
          faults.push(error instanceof Error ? error.message : String(error));
        }
        const name = `${screen}-${allowed}-${theme}.png`.replaceAll(/[^\w.]+/g, '-');
        writeFileSync(join(folder, name.replace(/^-/, '')), await page.screenshot());
        const wide = z.number().parse(await page.run(overflow));
        if (wide > 0) faults.push(`${screen} at ${allowed} scrolls sideways by ${wide}.`);
      }
    }
  }
  return faults;
}

/**
 * Takes pictures of twenty screens, narrow and wide, light and dark, to look at.
 * @param folder where they go
 * @returns what is wrong with them as far as a program can detect it
 */
export async function takeAllScreenshots(
  site: EngineSite,
  driver: Driver,
  folder: string,
): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  for (const { as, screens } of visits) {
    await site.reset();
    const person = await driver.newPerson();
    const stage = await createStage(site, person);
    if (as === undefined) await stage.page.open(`${site.origin}/`);
    else if (as.role === 'admin') await logIn(stage, paths.adminDashboard, as);
    else await logIn(stage, paths.community, as);
    faults.push(...(await takeScreenshots(stage, screens, folder)));
    faults.push(...site.reports());
    await person.close();
  }
  return faults;
}
