import { defineConfig, mergeConfig } from 'vitest/config';
import portal from './vite.config.ts';

/** Tests speak to the embedded provider, whatever this machine's environment says. */
const noHosts = {
  VITE_PORTAL_API_URL: '',
  VITE_OUTSOURCING_API_URL: '',
  VITE_MY_COMMUNITIES_API_URL: '',
  VITE_LOCATIONS_URL: '',
  VITE_CONTACT_EMAIL: '',
  VITE_SITE_URL: '',
};

/** What a test polls for may come late on a busy machine. */
const patient = { poll: { timeout: 30_000 } };

/** Sets the time zone of its process, which a thread cannot. */
const zoned = 'tests/units/lib/calendarDay.test.ts';

/**
 * Four projects. `units` is everything that runs without a browser; a file that needs no document
 * starts with `// @vitest-environment node`. `zones` is the part of it that needs a process to itself.
 * `journeys` drives the built portal in a browser. `soak` does so for longer than anybody waits
 * between two changes; `npm test` leaves it out.
 */
export default defineConfig((env) => {
  Object.assign(process.env, noHosts);
  return mergeConfig(portal(env), {
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'units',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/journeys/**', 'tests/soak/**', zoned],
            // Starting a thread takes a tenth less of the whole than starting a process.
            pool: 'threads',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
            setupFiles: ['tests/setup/units.ts'],
            restoreMocks: true,
            unstubGlobals: true,
            unstubEnvs: true,
            testTimeout: 120_000,
            hookTimeout: 120_000,
            expect: patient,
            // Left to itself vitest keeps a core free, which on a machine of two is half of it.
            maxWorkers: '100%',
            sequence: { groupOrder: 0 },
          },
        },
        {
          extends: true,
          test: {
            name: 'zones',
            include: [zoned],
            environment: 'node',
            maxWorkers: '100%',
            sequence: { groupOrder: 0 },
          },
        },
        {
          extends: true,
          test: {
            name: 'journeys',
            include: ['tests/journeys/**/*.test.ts'],
            environment: 'node',
            globalSetup: ['tests/setup/site.ts'],
            // A journey waits more than it works; each worker has its own provider (`ownSite.ts`).
            maxWorkers: 2,
            testTimeout: 240_000,
            hookTimeout: 120_000,
            expect: patient,
            sequence: { groupOrder: 1 },
          },
        },
        {
          extends: true,
          test: {
            name: 'soak',
            include: ['tests/soak/**/*.test.ts'],
            environment: 'node',
            globalSetup: ['tests/setup/site.ts'],
            fileParallelism: false,
            maxWorkers: 1,
            testTimeout: 900_000,
            hookTimeout: 120_000,
            expect: patient,
            sequence: { groupOrder: 2 },
          },
        },
      ],
    },
  });
});
