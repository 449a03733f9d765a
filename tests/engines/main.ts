import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder } from '../setup/site';
import type { Driver, DriverPerson, Engine } from './driver';
import { firefox } from './firefox';
import { type Journey, createStage } from './journey';
import { journeys } from './journeys';
import type { EnginePage } from './page';
import { type EngineResult, formatReport, type Outcome } from './report';
import { takeAllScreenshots } from './screens';
import { type EngineSite, startSite } from './site';
import { webkit } from './webkit';

const engines: readonly Engine[] = [firefox, webkit];

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    journey: { type: 'string', multiple: true },
    screens: { type: 'boolean', default: false },
  },
});

/** Where pictures of pages on which something failed go. */
const pictures = buildFolder('engines');

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Takes a picture of a page on which something failed; gives its file, or why there is none. */
async function pictureOf(page: EnginePage, name: string): Promise<string> {
  const file = join(pictures, `${name}.png`.replaceAll(/[^\w.]+/g, '-'));
  try {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(file, await page.screenshot());
    return file;
  } catch (error) {
    return `No picture could be taken: ${messageOf(error)}`;
  }
}

async function runJourney(site: EngineSite, driver: Driver, journey: Journey): Promise<Outcome> {
  await site.reset();
  const since = Date.now();
  let person: DriverPerson;
  try {
    person = await driver.newPerson();
  } catch (error) {
    return { ok: false, reason: `No browser could be started: ${messageOf(error)}` };
  }
  try {
    const stage = await createStage(site, person);
    try {
      await stage.page.resize(1280, 900);
      await journey.run(stage);
      const [report] = site.reports();
      if (report !== undefined) throw new Error(`the browser reported ${report}`);
      return { ok: true, seconds: (Date.now() - since) / 1000 };
    } catch (error) {
      const picture = await pictureOf(stage.page, `${driver.name} ${journey.name}`);
      return { ok: false, reason: [messageOf(error), picture, ...site.reports()].join('\n  ') };
    }
  } finally {
    await person.close();
  }
}

async function runJourneys(
  site: EngineSite,
  driver: Driver,
  chosen: readonly Journey[],
): Promise<EngineResult> {
  const outcomes = new Map<string, Outcome>();
  for (const journey of chosen) {
    const outcome = await runJourney(site, driver, journey);
    outcomes.set(journey.name, outcome);
    console.log(
      `${driver.name}: ${journey.name} ${outcome.ok ? 'ok' : `FAILED ${outcome.reason}`}`,
    );
  }
  return { name: driver.name, outcomes };
}

/** Takes the pictures of all screens. */
async function takePictures(site: EngineSite, engine: Engine, driver: Driver): Promise<Outcome> {
  const since = Date.now();
  try {
    const folder = join(pictures, engine.name.toLowerCase());
    const faults = await takeAllScreenshots(site, driver, folder);
    console.log([`${driver.name}: pictures in ${folder}`, ...faults].join('\n  '));
    return { ok: true, seconds: (Date.now() - since) / 1000 };
  } catch (error) {
    return { ok: false, reason: messageOf(error) };
  }
}

/** Walks the journeys in an engine, and takes its pictures where they are wanted. */
async function runEngine(
  site: EngineSite,
  engine: Engine,
  chosen: readonly Journey[],
): Promise<EngineResult> {
  const driver = await engine.start();
  for (const limit of engine.limits) console.log(`${driver.name}: ${limit}`);
  try {
    const { name, outcomes } = await runJourneys(site, driver, chosen);
    if (!values.screens) return { name, outcomes };
    return {
      name,
      outcomes: new Map([...outcomes, ['screens', await takePictures(site, engine, driver)]]),
    };
  } finally {
    await driver.close();
  }
}

/** Where a browser cannot be started, every journey in it has failed. */
const notStarted = ({ name }: Engine, chosen: readonly Journey[], error: unknown): EngineResult => {
  const reason = `The browser could not be driven: ${messageOf(error)}`;
  const outcome: Outcome = { ok: false, reason };
  const names = chosen.length === 0 ? ['screens'] : chosen.map((journey) => journey.name);
  return { name, outcomes: new Map(names.map((one) => [one, outcome])) };
};

const isChosen = (name: string, chosen: readonly string[] | undefined) =>
  chosen === undefined || chosen.some((one) => one.toLowerCase() === name.toLowerCase());
const wanted = engines.filter(({ name }) => isChosen(name, values.engine));
const chosen = journeys.filter(({ name }) => isChosen(name, values.journey));
const installed = wanted.filter(({ missing }) => missing().length === 0);
for (const { name, missing } of wanted) {
  const packages = missing();
  if (packages.length === 0) continue;
  console.log(`${name} is not installed. On Debian: apt-get install ${packages.join(' ')}`);
}
if (installed.length === 0 || (chosen.length === 0 && !values.screens)) {
  console.log('There is nothing to walk.');
  process.exitCode = 2;
} else {
  const site = await startSite();
  try {
    const results: EngineResult[] = [];
    for (const engine of installed) {
      const visited = runEngine(site, engine, chosen);
      results.push(await visited.catch((error: unknown) => notStarted(engine, chosen, error)));
    }
    const names = chosen.map(({ name }) => name);
    console.log(['', ...formatReport(names, results)].join('\n'));
    const failed = results.some(({ outcomes }) => [...outcomes.values()].some(({ ok }) => !ok));
    process.exitCode = failed ? 1 : 0;
  } finally {
    await site.close();
  }
}
