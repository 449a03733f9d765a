import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const knownPaths = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const knownNames = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];

/** What every browser of the tests is started with: nothing of its own goes over the network. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where programs of these names could be: all of them in the first folder of the path come first. */
export function findOnPath(names: readonly string[]): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * The browser that came with the packages, unpacked below node_modules. A machine without the
 * libraries it needs gets those that it brings for a bare Amazon Linux.
 */
async function packagedBrowser(): Promise<string> {
  const folder = resolve(import.meta.dirname, '../../node_modules/.cache/packaged-browser');
  const { TMPDIR, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  mkdirSync(folder, { recursive: true });
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  const { default: packaged } = await import('@sparticuz/chromium');
  const file = await packaged.executablePath();
  const before = Object.entries({ TMPDIR, LD_LIBRARY_PATH, FONTCONFIG_PATH });
  const env = Object.fromEntries(before.filter(([, value]) => value !== undefined));
  const alone = spawnSync(file, ['--version'], { env: { PATH: process.env['PATH'], ...env } });
  for (const [name, value] of alone.status === 0 ? before : [['TMPDIR', TMPDIR] as const]) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
  Reflect.deleteProperty(process.env, 'AWS_LAMBDA_JS_RUNTIME');
  return file;
}

/**
 * The browser to drive: `CHROME_PATH` where it is set, else a Chrome or Chromium of this machine,
 * else the one that came with the packages, which is unpacked when it is first needed.
 * @throws where `CHROME_PATH` names no file
 */
export async function browserPath(): Promise<string> {
  const configured = process.env['CHROME_PATH'];
  if (configured !== undefined && configured !== '') {
    if (!existsSync(configured))
      throw new Error(`CHROME_PATH names ${configured}, which is not there.`);
    return configured;
  }
  const installed = [...knownPaths, ...findOnPath(knownNames)].find(isExecutable);
  if (installed !== undefined) return installed;
  return packagedBrowser();
}

/** Has a browser store in files what its processes share. */
const inFiles = '--disable-dev-shm-usage';

/** Memory for what a browser's processes share: containers often give 64 MB, which is too little. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 2 ** 30;
  } catch {
    return false;
  }
}

/** Starts a browser, which works a tenth less where it shares memory. Close it when the tests are done. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await browserPath();
  if (!hasSharedMemory()) return chromium.launch({ executablePath, args: [...browserArguments] });
  return chromium.launch({
    executablePath,
    args: browserArguments.filter((argument) => argument !== inFiles),
    ignoreDefaultArgs: [inFiles],
  });
}
