import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { StorageArea } from '@/features/my-data/storedEntry';
import { storedDataKinds } from '@/features/my-data/kinds';

// Needs modules of its own: a build with reports has one name more.
vi.hoisted(() => vi.stubGlobal('__SETTINGS__', { reportUrl: 'https://reports.example' }));

/** These write under the names their callers give them, which are looked at there. */
const named = ['lib/deviceValue.ts', 'lib/deviceDatabase.ts', 'lib/tabStorage.ts'];
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(?:build|features\/my-data)\//.test(file))
  .filter((file) => !named.includes(file))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);
const rest = storedDataKinds.at(-1)?.name;

const kindOf = (area: StorageArea, name: string) =>
  storedDataKinds.find(({ from }) =>
    from.some((source) => source.area === area && source.covers(name)),
  )?.name;

/** How code writes into each place, with the name as the first thing in the call. */
const writers: readonly (readonly [StorageArea, RegExp])[] = [
  ['device', /localStorage\.setItem\(\s*([^,]+),/g],
  ['device', /createDeviceValue(?:<[^(]*>)?\(\s*([^,]+),/g],
  ['device', /= createDeviceValues(?:<[^(]*>)?\(\s*([^,]+),/g],
  ['device', /= createMemberValue(?:<[^(]*>)?\(\s*([^,]+),/g],
  ['tab', /(?:sessionStorage\.setItem|tabStorage\.set)\(\s*([^,]+),/g],
  ['database', /(?:openDB|deviceDatabase)(?:<[^(]*>)?\(\s*([^,]+),/g],
  ['cache', /caches\.open\(\s*([\w.]+(?:\([^)]*\))?)\)/g],
  ['cache', /cacheName: ([\w.]+)/g],
  ['database', /new (CacheExpiration)\(/g],
  ['cookie', /Cookies\.set\(\s*([^,]+),/g],
];

/** Names that are made elsewhere than in the file that writes: what they come to. */
const made: Readonly<Record<string, readonly string[]>> = {
  themeKey: ['kb:theme'],
  sessionEventName: ['kb:session'],
  userKeyName: ['userKey'],
  saltName: ['kb:salt'],
  'flags.member': ['isLoggedIn'],
  'flags.admin': ['isAdminLoggedIn'],
  tokenCookie: ['token'],
  artCache: ['kb:art'],
  cacheName: ['kb:build:1'],
  'entry.cacheName': ['kb:art', 'kb:build:1'],
  // In deviceValue.ts and memberValues.ts; their callers' names are looked at there.
  'namePrefix + key': [],
  namePrefix: [],
  // The name that Workbox gives its database.
  CacheExpiration: ['workbox-expiration'],
  // `caches.open(name)` for names that `caches.keys` gave, or one of the two above.
  'cache name': ['kb:art', 'kb:build:1'],
  'database name': ['kingdom-builders-demo'],
  // removeDataOfOthers.ts and migrateKeys.ts write under names that are there, or that these represent.
  'device name': ['persist:rootMEMBER', 'kb:session', 'kb:quote-receipts'],
  moved: ['persist:rootMEMBER', 'kb:visit MEMBER', 'kb:polls MEMBER', 'kb:tasks:MEMBER'],
};

/** What an expression in a call comes to; undefined where it is not known. */
function namesOf(
  area: StorageArea,
  expression: string,
  text: string,
): readonly string[] | undefined {
  const literal = /^['"`]([^'"`]*)['"`]$/.exec(expression)?.[1];
  if (literal !== undefined) return [literal.replace(/\$\{.*\}/, 'MEMBER')];
  const word = /^\w+$/.test(expression);
  const here = word ? new RegExp(`\\b${expression} = '([^']+)'`).exec(text)?.[1] : undefined;
  return here === undefined ? (made[expression] ?? made[`${area} ${expression}`]) : [here];
}

const written = files.flatMap(([file, text]) =>
  writers.flatMap(([area, pattern]) =>
    [...text.matchAll(pattern)].map(([, expression = '']) => ({
      file,
      area,
      expression: expression.trim(),
      names: namesOf(area, expression.trim(), text),
    })),
  ),
);

describe('everything the code stores on a device belongs to a kind of My data', () => {
  test('each name that is written is known, and a kind names it', () => {
    expect(written.length).toBeGreaterThan(15);
    const strays = written.filter(
      ({ area, names }) => names === undefined || names.some((name) => kindOf(area, name) === rest),
    );
    expect(strays).toEqual([]);
  });

  test('each text that begins like a name of ours is named too', () => {
    const areas: readonly StorageArea[] = ['device', 'tab', 'database', 'cache', 'cookie'];
    const names = files.flatMap(([, text]) =>
      [...text.matchAll(/['"`]((?:kb:|kingdom-builders-demo)[^'"`$]*)/g)].map(([, name]) => name),
    );
    const strays = names.filter(
      (name) => name !== undefined && areas.every((area) => kindOf(area, name) === rest),
    );
    expect(names.length).toBeGreaterThan(12);
    expect(strays).toEqual([]);
  });

  test('an unknown name is of the last kind', () => {
    expect(kindOf('device', 'somebody-else')).toBe(rest);
    expect(kindOf('device', 'kb:tasks:MEMBER')).toBe('Tasks');
  });
});
