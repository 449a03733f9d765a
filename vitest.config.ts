import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import portal from './vite.config.ts';

/** Tests speak to the embedded provider, whatever this machine's environment says. */
const noHosts = {
  VITE_PORTAL_API_URL: '',
  VITE_OUTSOURCING_API_URL: '',
  VITE_MY_COMMUNITIES_API_URL: '',
  VITE_LOCATIONS_URL: '',
  VITE_CONTACT_EMAIL: '',
  VITE_CONTACT_PHONE: '',
  VITE_OWNER_NAME: '',
  VITE_OWNER_ADDRESS: '',
  VITE_SITE_URL: '',
  VITE_REPORT_URL: '',
};

/** What a test polls for may come late on a busy machine. */
const patientPoll = { poll: { timeout: 30_000 } };

const inBrowser = /^tests\/(?:journeys|soak)\//;
const isTest = /\.test\.tsx?$/;
/** What a file does that others in the same process would notice; or it says so in its first lines. */
const ownModules = /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ Needs modules of its own\b/m;

/** Test files that cannot share their modules with others. */
const isolated = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file).replaceAll('\\', '/'))
  .filter((file) => isTest.test(file) && !inBrowser.test(file))
  .filter((file) => ownModules.test(readFileSync(file, 'utf8')));

const needsNoDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node');

/** Files that take long although they are short: what is begun last must not be long. */
const long =
  /\/(?:faultMatrix|documents|hostile|accessible|sessionTraces|exactlyOnce|versions)\.test/;

/**
 * Files of one environment follow each other, since a process has one; the long ones come first. The
 * rest is as vitest has it: what took longest the last time, or is longest.
 */
class PortalSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) =>
      (needsNoDocument(file) ? 0 : 2) + (long.test(file.moduleId) ? 0 : 1);
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => (a.project === b.project ? rank(a) - rank(b) : 0));
  }
}

/**
 * Five projects. `units` is everything that runs without a browser; a file that needs no document
 * starts with `// @vitest-environment node`. Its files share their modules and their document, which
 * halves the time they take; `isolated` is the part of it that must not. `journeys` drives the built
 * portal in a browser; of each matrix they take a sample. `soak` walks every matrix whole, and longer
 * than anybody waits between two changes, `soak-screens` those of the screens; `npm test` leaves both out.
 */
export default defineConfig((env) => {
  Object.assign(process.env, noHosts);
  const units = {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['tests/setup/units.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // What a test looks for comes within five seconds; the slowest test takes two.
    testTimeout: 20_000,
    // Some build a part of the portal first.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5_000 } },
    // IndexedDB runs on `setImmediate` here: a transaction begun under a clock that stands still would
    // lock its store for every file that follows in the worker.
    fakeTimers: {
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    },
    // Left to itself vitest keeps a core free, which on a machine of two is half of it.
    maxWorkers: '100%',
    provide: { soak: false },
    sequence: { groupOrder: 0 },
  } as const;
  const browser = {
    environment: 'node',
    globalSetup: ['tests/setup/site.ts'],
    setupFiles: ['tests/setup/journeys.ts'],
    // One process, with one browser, takes many files: tests have contexts of their own.
    isolate: false,
    hookTimeout: 120_000,
    expect: patientPoll,
  } as const;
  return mergeConfig(portal(env), {
    test: {
      // A busy machine needs longer to end a worker than the usual ten seconds.
      teardownTimeout: 60_000,
      reporters: ['default', './tests/bench/slowestFiles.ts'],
      sequence: { sequencer: PortalSequencer },
      projects: [
        {
          extends: true,
          test: {
            ...units,
            name: 'units',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/journeys/**', 'tests/soak/**', ...isolated],
            isolate: false,
            // Starting a thread takes a tenth less of the whole than starting a process.
            pool: 'threads',
          },
        },
        {
          extends: true,
          // A process can set its time zone, which a thread cannot.
          test: { ...units, name: 'isolated', include: isolated, pool: 'forks' },
        },
        {
          extends: true,
          test: {
            ...browser,
            name: 'journeys',
            provide: { soak: false },
            include: ['tests/journeys/**/*.test.ts'],
            // A journey waits about as long as it works; each worker has its own provider.
            maxWorkers: 2,
            testTimeout: 240_000,
            sequence: { groupOrder: 1 },
          },
        },
        {
          extends: true,
          test: {
            ...browser,
            name: 'soak',
            provide: { soak: true },
            // Of each matrix in the journeys `npm test` has a sample.
            include: ['tests/{soak,journeys}/**/*.test.ts'],
            fileParallelism: false,
            maxWorkers: 1,
            testTimeout: 900_000,
            sequence: { groupOrder: 2 },
          },
        },
        {
          extends: true,
          test: {
            ...units,
            name: 'soak-screens',
            provide: { soak: true },
            include: ['tests/screens/{groups,regions,sectors}.test.tsx'],
            isolate: false,
            pool: 'threads',
            sequence: { groupOrder: 3 },
          },
        },
      ],
    },
  });
});
