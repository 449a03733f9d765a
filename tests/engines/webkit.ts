import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Driver, DriverElement, DriverPage, DriverPerson, Engine } from './driver';
import { findProgram } from './installed';
import { freePort } from '../bench/server';
import { endProcess, startDisplay } from './processes';
import { isReady, type Session, startSession } from './webDriver';
import * as z from 'zod';

const programs = ['WebKitWebDriver'];
const displays = ['Xvfb'];

/** How long the driver may take to start, in milliseconds. */
const startTimeoutMs = 20_000;

/** Sends commands to one tab, each after those before it: a driver has one current tab. */
type InTab = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

function elementOf(session: Session, inTab: InTab, id: string): DriverElement {
  const post = async (command: string, body?: object) => {
    await inTab(() => session.post(`/element/${id}${command}`, body));
  };
  return {
    click: () => post('/click'),
    type: (text) => post('/value', { text }),
    upload: (file) => post('/value', { text: file }),
  };
}

function pageOf(session: Session, inTab: InTab): DriverPage {
  const post = (command: string, body?: object) => inTab(() => session.post(command, body));
  const run: DriverPage['run'] = (script) => post('/execute/sync', { script, args: [] });
  return {
    open: async (url) => {
      await post('/url', { url });
    },
    reload: async () => {
      await post('/refresh');
    },
    back: async () => {
      await post('/back');
    },
    run,
    element: async (script) => {
      const id = await inTab(() => session.find(script));
      return id === undefined ? undefined : elementOf(session, inTab, id);
    },
    resize: async (width, height) => {
      const bars = 'return [outerWidth - innerWidth, outerHeight - innerHeight];';
      const [across, down] = z.tuple([z.number(), z.number()]).parse(await run(bars));
      await post('/window/rect', { width: width + across, height: height + down });
      return z.number().parse(await run('return innerWidth;'));
    },
    screenshot: async () =>
      Buffer.from(z.string().parse(await inTab(() => session.get('/screenshot'))), 'base64'),
  };
}

function personOf(session: Session, first: string, close: () => Promise<void>): DriverPerson {
  let shown = first;
  let isFirst = true;
  let last: Promise<unknown> = Promise.resolve();
  const inSequence: InTab = (work) => {
    const answer = last.then(work, work);
    last = answer;
    return answer;
  };
  const tabCalled =
    (tab: string): InTab =>
    (work) =>
      inSequence(async () => {
        if (shown !== tab) await session.post('/window', { handle: tab });
        shown = tab;
        return work();
      });
  return {
    newPage: async () => {
      const tab = isFirst ? first : await inSequence(session.newTab);
      isFirst = false;
      return pageOf(session, tabCalled(tab));
    },
    close,
  };
}

/** A browser, and the driver that it belongs to. */
type Driven = { readonly session: Session; readonly end: () => Promise<void> };

/** @param display where its window is; unset for the display of this machine */
async function startOnce(program: string, display: string | undefined): Promise<Driven> {
  const port = await freePort();
  const env = display === undefined ? process.env : { ...process.env, DISPLAY: display };
  const child = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  try {
    const base = `http://127.0.0.1:${port}`;
    const since = Date.now();
    while (!(await isReady(base))) {
      if (Date.now() - since > startTimeoutMs) throw new Error(`${program} does not answer.`);
      await delay(100);
    }
    const session = await startSession(base);
    const end = async () => {
      await session.end();
      await endProcess(child);
    };
    return { session, end };
  } catch (error) {
    await endProcess(child);
    throw error;
  }
}

/** The driver now and then waits for its browser for ever; this has nothing to do with the portal. */
async function startBrowser(
  program: string,
  display: string | undefined,
  times = 3,
): Promise<Driven> {
  try {
    return await startOnce(program, display);
  } catch (error) {
    if (times === 1) throw error;
    console.log(`${program} has not started a browser (${String(error)}): it is started again.`);
    return startBrowser(program, display, times - 1);
  }
}

async function start(): Promise<Driver> {
  const [program, screen] = [findProgram(programs), findProgram(displays)];
  if (program === undefined) throw new Error('WebKitWebDriver is not installed.');
  const shown = screen === undefined ? undefined : await startDisplay(screen);
  const close = async () => {
    if (shown !== undefined) await endProcess(shown.child);
  };
  try {
    // Its version is known only once a browser runs: the first person's.
    const first = await startBrowser(program, shown?.display);
    let waiting: Driven | undefined = first;
    return {
      name: `WebKitGTK (${first.session.name})`,
      newPerson: async () => {
        const { session, end } = waiting ?? (await startBrowser(program, shown?.display));
        waiting = undefined;
        return personOf(session, await session.firstTab(), end);
      },
      close: async () => {
        await waiting?.end();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** WebKitGTK's own small browser, driven by W3C WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () => [
    ...(findProgram(programs) === undefined ? ['webkit2gtk-driver'] : []),
    ...(findProgram(displays) === undefined && process.env['DISPLAY'] === undefined
      ? ['xvfb']
      : []),
  ],
  limits: [
    'The driver cannot take the connection away: both servers are stopped instead.',
    'The driver takes one command at a time: two tabs act one right after the other.',
  ],
  start,
};
