import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './build';

/** Prints the size and shape of the source, so that a change of either is seen. It fails nothing. */
const files = execFileSync('git', ['ls-files', 'src', 'tests/setup'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));

const isCode = ({ file }: { readonly file: string }) => /\.tsx?$/.test(file);
const inSource = files.filter(({ file }) => file.startsWith('src/'));
const sheets = inSource.filter(({ file }) => file.endsWith('.css'));
const code = inSource.filter(isCode);
/** Words and seeds are as long as they need to be. */
const measured = code.filter(({ file }) => !/^src\/(?:content|mocks\/seed)\//.test(file));

const linesOf = (text: string) => text.trimEnd().split('\n').length;
const sizes = measured.map(({ text }) => linesOf(text)).toSorted((a, b) => a - b);
const quantile = (part: number) =>
  sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * part))];
const total = (some: readonly { readonly text: string }[]) =>
  some.reduce((sum, { text }) => sum + linesOf(text), 0);
const inFolder = (folder: string) =>
  code.filter(({ file }) => file.startsWith(`src/${folder}/`)).length;

const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line);
const comments = code.reduce((sum, { text }) => sum + text.split('\n').filter(isComment).length, 0);

/** Files of at most 40 lines that one file alone imports, from the same folder. */
function crumbs(): readonly string[] {
  const importers = new Map<string, Set<string>>();
  for (const { file, text } of code) {
    for (const [, to = ''] of text.matchAll(
      /(?:from|import|import\()\s*['"]((?:@\/|\.\/)[^'"]+)['"]/g,
    )) {
      const path = to.startsWith('@/') ? `src/${to.slice(2)}` : `${dirname(file)}/${to.slice(2)}`;
      importers.set(path, (importers.get(path) ?? new Set()).add(file));
    }
  }
  return code
    .filter(({ text }) => linesOf(text) <= 40)
    .map(({ file }) => file)
    .filter((file) => {
      const users = [...(importers.get(file.replace(/\.tsx?$/, '')) ?? [])];
      return users.length === 1 && users[0] !== undefined && dirname(users[0]) === dirname(file);
    });
}

const count = (form: RegExp) =>
  code.reduce((sum, { text }) => sum + [...text.matchAll(form)].length, 0);
const alone = crumbs();

const rows: readonly (readonly [string, string | number, string])[] = [
  ['files in src', inSource.length, '≤ 780'],
  ['  of them style sheets', sheets.length, '≤ 85'],
  ['lines of TypeScript in src', total(code), '≤ 38,000'],
  ['median file, without words and seeds', quantile(0.5) ?? 0, '48 to 65'],
  ['nine in ten files have at most', quantile(0.9) ?? 0, '≤ 160'],
  ['longest file', sizes.at(-1) ?? 0, '≤ 250'],
  ['files in session', inFolder('session'), '≤ 9'],
  ['files in outbox', inFolder('outbox'), '≤ 10'],
  ['files of ≤ 40 lines with one importer beside them', alone.length, '≤ 20'],
  ['module-level let', count(/^(?:export )?let /gm), ''],
  [
    'module-level Map, Set',
    count(/^(?:export )?const \w+(?::[^=]+)? = new (?:Map|Set)\b.*\(\);/gm),
    '',
  ],
  [
    'module-level WeakMap, WeakSet',
    count(/^(?:export )?const \w+(?::[^=]+)? = new Weak(?:Map|Set)\b/gm),
    '',
  ],
  ['comment lines', `${((100 * comments) / total(code)).toFixed(1)} %`, 'about 5 %'],
  ['files in tests/setup', files.length - inSource.length, '≤ 35'],
];

const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value, wanted] of rows) {
  console.log(`${name.padEnd(width)}  ${String(value).padStart(7)}  ${wanted}`);
}
if (process.argv.includes('--list')) console.log(alone.join('\n'));
