// @vitest-environment node
import { expect, test } from 'vitest';
import { planChunks } from '@/build/chunks';

const root = '/portal';

/** Bytes of source, and what a module imports; `later:` what it fetches by itself. */
type Source = readonly [bytes: number, ...imports: readonly string[]];

function plan(sources: Readonly<Record<string, Source>>): ReadonlyMap<string, string> {
  const found = planChunks(`${root}/index.html`, {
    getModuleInfo: (id) => {
      const [bytes, ...imports] = sources[id.slice(root.length + 1)] ?? [0];
      const pathOf = (name: string) => `${root}/${name.replace('later:', '')}`;
      return {
        importedIds: imports.filter((name) => !name.startsWith('later:')).map(pathOf),
        dynamicallyImportedIds: imports.filter((name) => name.startsWith('later:')).map(pathOf),
        code: '.'.repeat(bytes),
      };
    },
  });
  return new Map([...found].map(([id, name]) => [id.slice(root.length + 1), name]));
}

const start = {
  'index.html': [0, 'src/main.ts'],
  'src/main.ts': [0, 'later:react-dom/client.js', 'later:src/app/start.tsx'],
  'react-dom/client.js': [200_000],
  'src/app/start.tsx': [
    50_000,
    'react-dom/client.js',
    'src/ui/Header.tsx',
    'later:src/pages/HomePage.tsx',
    'later:src/pages/FaqPage.tsx',
    'later:src/pages/TermsPage.tsx',
  ],
  'src/ui/Header.tsx': [1000],
  'src/pages/HomePage.tsx': [1000],
  'src/pages/FaqPage.tsx': [1000],
  'src/pages/TermsPage.tsx': [1000],
} as const satisfies Record<string, Source>;

test('what every page runs is in two files, one for each task of the start', () => {
  const names = plan(start);
  expect(names.get('react-dom/client.js')).toBe('react');
  expect([names.get('src/app/start.tsx'), names.get('src/ui/Header.tsx')]).toEqual([
    'portal',
    'portal',
  ]);
});

test('what one page alone needs stays in the file of that page', () => {
  const names = plan({
    ...start,
    'src/pages/FaqPage.tsx': [1000, 'src/content/faq.ts'],
    'src/content/faq.ts': [90_000],
  });
  expect([names.get('src/pages/FaqPage.tsx'), names.get('src/content/faq.ts')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a large module that two pages share is a file of its own', () => {
  const names = plan({
    ...start,
    'src/pages/FaqPage.tsx': [1000, 'src/ui/Map.tsx'],
    'src/pages/TermsPage.tsx': [1000, 'src/ui/Map.tsx'],
    'src/ui/Map.tsx': [90_000],
  });
  expect(names.get('src/ui/Map.tsx')).toBe('Map');
});

test('a small module that most pages share comes with the start', () => {
  const names = plan({
    ...start,
    'src/pages/HomePage.tsx': [1000, 'src/ui/Link.tsx'],
    'src/pages/FaqPage.tsx': [1000, 'src/ui/Link.tsx'],
    'src/ui/Link.tsx': [1000],
  });
  expect(names.get('src/ui/Link.tsx')).toBe('portal');
});

test('modules that the same two pages share with others are one file', () => {
  const shared = {
    'src/pages/FaqPage.tsx': [1000, 'src/ui/Map.tsx', 'src/ui/Legend.tsx'],
    'src/pages/TermsPage.tsx': [1000, 'src/ui/Map.tsx', 'src/ui/Legend.tsx', 'later:src/Atlas.tsx'],
    'src/ui/Map.tsx': [90_000],
    'src/ui/Legend.tsx': [9000],
    'src/Atlas.tsx': [1000, 'src/ui/Legend.tsx'],
  } as const satisfies Record<string, Source>;
  const names = plan({ ...start, ...shared });
  expect(names.get('src/ui/Legend.tsx')).toBe(names.get('src/ui/Map.tsx'));
});

test('a file never brings what is dear to a page that has no use for it', () => {
  const names = plan({
    ...start,
    'src/pages/HomePage.tsx': [1000, 'src/ui/Link.tsx'],
    'src/pages/FaqPage.tsx': [1000, 'src/ui/Link.tsx', 'src/ui/Chart.tsx'],
    'src/pages/TermsPage.tsx': [1000, 'src/ui/Chart.tsx'],
    'src/ui/Link.tsx': [1000],
    'src/ui/Chart.tsx': [300, 'library/index.js'],
    'library/index.js': [900_000],
  });
  expect(names.get('library/index.js')).toBeDefined();
  expect(names.get('src/ui/Chart.tsx')).not.toBe(names.get('src/ui/Link.tsx'));
  expect(names.get('library/index.js')).not.toBe('portal');
});

test('no files import each other in a circle', () => {
  const sources: Readonly<Record<string, Source>> = {
    ...start,
    'src/pages/HomePage.tsx': [1000, 'src/a.ts'],
    'src/pages/FaqPage.tsx': [1000, 'src/a.ts', 'src/b.ts'],
    'src/pages/TermsPage.tsx': [1000, 'src/b.ts', 'src/c.ts'],
    'src/a.ts': [2000, 'src/b.ts'],
    'src/b.ts': [60_000, 'src/c.ts'],
    'src/c.ts': [2000],
  };
  const names = plan(sources);
  const above = (name: string | undefined, seen = new Set<string | undefined>()): typeof seen => {
    for (const [module, [, ...imports]] of Object.entries(sources)) {
      if (names.get(module) !== name) continue;
      for (const next of imports.map((one) => names.get(one))) {
        if (next === undefined || next === name || seen.has(next)) continue;
        seen.add(next);
        above(next, seen);
      }
    }
    return seen;
  };
  for (const name of new Set(names.values())) expect(above(name).has(name)).toBe(false);
});
