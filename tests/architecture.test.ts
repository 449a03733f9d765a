// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notFoundPage, offlinePage, screens } from '@/app/screens';
import { groupSlugs, paths, regionSlugs, sectorSlugs } from '@/config/paths';

type Source = { readonly file: string; readonly folder: string; readonly text: string };

/** Files that are in no folder: where the portal starts, in the browser and at build time. */
const starts = ['main', 'prerender'];

const written = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
);
const files: readonly Source[] = written.map((file) => {
  const text = readFileSync(`src/${file}`, 'utf8');
  const folder = file.replace(/\/.*|\.tsx?$/g, '');
  return { file, folder, text };
});

const base = ['lib', 'config', 'content'];
const belowFeatures = [...base, 'ui', 'api', 'session', 'outbox', 'memberships'];
const belowApp = [...belowFeatures, 'features', 'pages'];

/** What each folder may import from, besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  config: ['lib'],
  content: ['lib', 'config'],
  ui: base,
  api: base,
  session: [...base, 'ui', 'api'],
  outbox: [...base, 'api', 'session'],
  memberships: [...base, 'api', 'session', 'outbox'],
  features: belowFeatures,
  pages: [...belowFeatures, 'features'],
  app: belowApp,
  mocks: [...base, 'api'],
  main: [...belowApp, 'app'],
  prerender: [...belowApp, 'app'],
  boot: ['lib', 'config'],
  worker: ['lib', 'config'],
  doctor: ['lib', 'config', 'api'],
  build: ['lib', 'config', 'content'],
};

type Import = { readonly to: string; readonly dynamic: boolean; readonly typeOnly: boolean };

function importsOf({ text }: Source): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  const found: Import[] = [];
  const fixed = /(?:^|\n)\s*(import|export)(\s+type)?\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/g;
  for (const [, , type, to] of code.matchAll(fixed)) {
    if (to !== undefined) found.push({ to, dynamic: false, typeOnly: type !== undefined });
  }
  for (const [, type, to] of code.matchAll(/(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g)) {
    if (to !== undefined) found.push({ to, dynamic: true, typeOnly: type !== undefined });
  }
  return found;
}

const allImports = files.flatMap((from) =>
  importsOf(from).map((imported) => ({ from, ...imported })),
);
const inside = allImports.flatMap((imported) => {
  const folder = /^@\/([\w-]+)/.exec(imported.to)?.[1];
  return folder === undefined ? [] : [{ ...imported, folder }];
});

const describeImport = ({ from, to }: { from: Source; to: string }) => `${from.file} imports ${to}`;
const feature = (path: string) => /^(?:@\/)?features\/([\w-]+)/.exec(path)?.[1];
const exempt = ({ file }: Source) => /^(?:content|mocks\/seed)\//.test(file);
const linesOf = ({ text }: Source) => text.trimEnd().split('\n').length;

describe('the source', () => {
  test('has the folders whose imports are ruled, and no others', () => {
    expect([...new Set(files.map(({ folder }) => folder))].toSorted()).toEqual(
      Object.keys(mayImport).toSorted(),
    );
    expect(allImports.length).toBeGreaterThan(files.length);
  });

  test('imports run one way: lib ← config ← content ← ui, api ← session ← outbox ← memberships ← features ← pages ← app ← main', () => {
    const against = inside.filter(({ from, folder, to, dynamic }) => {
      if (from.folder === folder) return false;
      if (from.folder === 'main' && to === '@/mocks/browser') return !dynamic;
      return !(mayImport[from.folder] ?? []).includes(folder);
    });
    expect(against.map(describeImport)).toEqual([]);
  });

  test('only the build and the doctor are node-side, and only the build takes part of a start, as a type', () => {
    const node = allImports.filter(
      ({ from, to }) => /^node:|^vite$/.test(to) && !['build', 'doctor'].includes(from.folder),
    );
    expect(node.map(describeImport)).toEqual([]);
    const ofStarts = allImports.filter(({ from, to, typeOnly }) => {
      const start = starts.includes(to.replace(/^@\/|^(?:\.\.?\/)+/, ''));
      return start && !(from.folder === 'build' && typeOnly);
    });
    expect(ofStarts.map(describeImport)).toEqual([]);
  });

  test('features never import each other', () => {
    const across = allImports.filter(({ from, to }) => {
      const other = feature(to);
      return from.folder === 'features' && other !== undefined && other !== feature(from.file);
    });
    expect(across.map(describeImport)).toEqual([]);
  });

  test('imports are `./` inside a folder and `@/` across folders', () => {
    const climbing = allImports.filter(({ from, to }) => {
      if (!to.startsWith('.')) return false;
      if (from.folder === 'build')
        return to.startsWith('../') && !/^\.\.\/(?:lib\/|config\/|prerender$)/.test(to);
      return !to.startsWith('./') || to.includes('../');
    });
    expect(climbing.map(describeImport)).toEqual([]);
  });

  test('no barrels, and no files for whatever fits nowhere else', () => {
    const passedOn = /^export\s*(?:type\s*)?(?:\*|\{[^}]*\})\s*from\s*['"][^'"]+['"];?\s*/gm;
    const barrels = files.filter(
      ({ file, text }) =>
        /(?:^|\/)index\.tsx?$/.test(file) || text.replace(passedOn, '').trim() === '',
    );
    const catchAlls = files.filter(({ file }) =>
      /(?:^|\/)(?:utils?|helpers?|common|shared|types|misc)(?:\/|\.tsx?$)/i.test(file),
    );
    expect([...barrels, ...catchAlls].map(({ file }) => file)).toEqual([]);
  });

  test('components are PascalCase, other files camelCase, folders kebab-case', () => {
    const misnamed = files.filter(({ file }) => {
      const parts = file.split('/');
      const name = parts.pop() ?? '';
      const folders = parts.some((part) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(part));
      const stem = name.replace(/\.tsx?$/, '').replace(/\.(?:api|slice)$/, '');
      return folders || !/^[A-Za-z][A-Za-z0-9]*$/.test(stem);
    });
    expect(misnamed.map(({ file }) => file)).toEqual([]);
  });

  test('no two files of a folder differ in capitals alone: macOS and Windows take one for the other', () => {
    const stems = files.map(({ file }) => file.replace(/\.tsx?$/, '').toLowerCase());
    expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([]);
  });
});

describe('file sizes', () => {
  const sizes = files.filter((source) => !exempt(source)).map(linesOf);
  const sorted = sizes.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];

  test('none over 250 lines, the boot script at most 70, nine in ten at most 150, half at most 70', () => {
    const bound = ({ file }: Source) => (file === 'boot/boot.ts' ? 70 : 250);
    const long = files.filter((source) => !exempt(source) && linesOf(source) > bound(source));
    expect(long.map((source) => `${source.file}: ${linesOf(source)}`)).toEqual([]);
    expect(at(0.9)).toBeLessThanOrEqual(150);
    expect(at(0.5)).toBeLessThanOrEqual(70);
  });
});

test('the files that README, CONTRIBUTING and docs name are there', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);
  const folder = `(?:${Object.keys(mayImport).join('|')})`;
  const path = new RegExp(`\`((?:src|tests|docs|${folder})/[\\w./-]+\\.[a-z]+)\``, 'g');
  const named = ['README.md', 'CONTRIBUTING.md', ...pages].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(path)].map(([, file = '']) => ({ page, file })),
  );
  const example = /\/name\/|\/NamePage/;
  const lost = named.filter(
    ({ file }) => !example.test(file) && !existsSync(file) && !existsSync(`src/${file}`),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

describe('the route table', () => {
  const known = new Set<string>([
    ...Object.values(paths),
    ...[...sectorSlugs, ...groupSlugs, ...regionSlugs].map((slug) => `/${slug}`),
  ]);

  test('names each path once, and only paths of config/paths', () => {
    const listed = screens.map(({ path }) => path);
    expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([]);
    expect(listed.filter((path) => !known.has(path))).toEqual([]);
  });

  test('every page it names has its file, with a default export and a head', () => {
    const named = [...screens.map(({ page }) => page), notFoundPage, offlinePage];
    const missing = named.filter((page) => {
      const text = files.find(({ file }) => file === `pages/${page}.tsx`)?.text ?? '';
      return (
        !/export default function/.test(text) || !/export (?:const|function) head\b/.test(text)
      );
    });
    expect(missing).toEqual([]);
  });

  test('every file in pages is named by it', () => {
    const named = new Set([...screens.map(({ page }) => page), notFoundPage, offlinePage]);
    const pages = files.filter(({ folder }) => folder === 'pages');
    const unused = pages.filter(({ file }) => !named.has(file.replace(/^pages\/|\.tsx$/g, '')));
    expect(unused.map(({ file }) => file)).toEqual([]);
  });

  test('addresses of the portal are spelled in config/paths alone', () => {
    const spelled = files
      .filter(
        ({ file, folder }) => file !== 'config/paths.ts' && !['mocks', 'build'].includes(folder),
      )
      .flatMap(({ file, text }) => {
        const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
        const literals = [
          ...code.matchAll(/(?:\bto|href|path|navigate\()\s*[=:]?\s*\{?\s*['"`](\/[^'"`?#$]*)/g),
        ];
        return literals
          .map(([, path]) => path ?? '')
          .filter((path) => path !== '/' && known.has(path))
          .map((path) => `${file}: ${path}`);
      });
    expect(spelled).toEqual([]);
  });
});

test('nothing unfinished is in the source', () => {
  const unfinished = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:TODO|FIXME|XXX)\b|lorem ipsum|not implemented|coming soon/gi)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(unfinished).toEqual([]);
});

test('nobody goes round the compiler', () => {
  const ways = files.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /\bas any\b|: any\b|\bas unknown as\b|@ts-(?:ignore|expect-error|nocheck)|dangerouslySetInnerHTML/g,
      ),
    ].map(([found]) => `${file}: ${found}`),
  );
  expect(ways).toEqual([]);
});
