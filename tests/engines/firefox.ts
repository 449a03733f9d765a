import type { BrowserContext, ElementHandle, Page } from 'puppeteer-core';
import type { Driver, DriverElement, DriverPage, DriverPerson, Engine, Script } from './driver';
import { findProgram } from './installed';

const programs = [
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

const expression = (script: Script) => `(() => { ${script} })()`;

const elementOf = (handle: ElementHandle): DriverElement => ({
  click: () => handle.click(),
  type: (text) => handle.type(text),
  upload: async (file) => {
    const input = await handle.toElement('input');
    await input.uploadFile(file);
  },
});

function pageOf(page: Page): DriverPage {
  return {
    open: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    run: (script) => page.evaluate(expression(script)),
    element: async (script) => {
      const handle = await page.evaluateHandle<[], () => Element>(expression(script));
      return handle.asElement() === null ? undefined : elementOf(handle);
    },
    resize: async (width, height) => {
      await page.setViewport({ width, height });
      return width;
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

const personOf = (context: BrowserContext): DriverPerson => ({
  newPage: async () => pageOf(await context.newPage()),
  close: () => context.close(),
});

async function start(): Promise<Driver> {
  const executablePath = findProgram(programs);
  if (executablePath === undefined) throw new Error('Firefox is not installed.');
  // Only here: to find out whether Firefox is installed needs none of it.
  const { launch } = await import('puppeteer-core');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: (await browser.version()).replace('/', ' '),
    newPerson: async () => personOf(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findProgram(programs) === undefined ? ['firefox-esr'] : []),
  limits: ['The driver cannot take the connection away: both servers are stopped instead.'],
  start,
};
