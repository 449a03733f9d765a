import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { loadEnv } from 'vite';
import { settingNames } from '../config/settings.ts';
import { readOutDir } from './outDir.ts';

/** `npm run release`: reproducible build with `version.json`, an SBOM and checksums. */
const root = resolve(import.meta.dirname, '../..');
const outDir = readOutDir(root);
const again = join(root, 'node_modules/.cache/release-again');
const sums = 'SHA256SUMS';
const known = new Set(['--verify', '--no-checks']);
const given = process.argv.slice(2);

class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

type Run = { readonly env?: Readonly<Record<string, string>>; readonly quiet?: true };

function run(command: string, parameters: readonly string[], { env, quiet }: Run = {}): string {
  const { status, stdout } = spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet === true ? 'pipe' : 'inherit', quiet === true ? 'ignore' : 'inherit'],
  });
  if (status !== 0) throw new ReleaseError(`${command} ${parameters.join(' ')} failed.`);
  return stdout ?? '';
}

/** Without git history: `PORTAL_COMMIT`. */
function readCommit(): string {
  const givenCommit = process.env['PORTAL_COMMIT'] ?? '';
  if (/^[0-9a-f]{7,64}$/.test(givenCommit)) return givenCommit;
  if (!existsSync(join(root, '.git'))) {
    throw new ReleaseError('Set PORTAL_COMMIT to the commit of this folder: it has no history.');
  }
  if (run('git', ['status', '--porcelain'], { quiet: true }).trim() !== '') {
    throw new ReleaseError('There are changes that are not committed: no commit describes them.');
  }
  return run('git', ['rev-parse', 'HEAD'], { quiet: true }).trim();
}

const manifest: { readonly name: string; readonly version: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

function readPublicSettings(): Readonly<Record<string, string | null>> {
  const env = loadEnv('production', root, 'VITE_');
  return Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || null]));
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();

/** For `sha256sum -c`. */
function checksums(folder: string): string {
  const lines = filesOf(folder)
    .filter((file) => file !== sums)
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, file)));
      return `${hash.digest('hex')}  ${file}\n`;
    });
  return lines.join('');
}

type PackageList = {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: { name: string } };
};

/** Every package of the lock, without what differs at each run or with the folder's name. */
function packageList(): string {
  const parameters = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const list: PackageList = JSON.parse(run('npm', parameters, { quiet: true }));
  delete list.serialNumber;
  delete list.metadata.timestamp;
  list.metadata.component.name = manifest.name;
  return `${JSON.stringify(list, undefined, 2)}\n`;
}

function build(folder: string, commit: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { env: { PORTAL_OUT_DIR: folder } });
  const { name, version } = manifest;
  const about = { name, version, commit, settings: readPublicSettings() };
  writeFileSync(join(folder, 'version.json'), `${JSON.stringify(about, undefined, 2)}\n`);
  writeFileSync(join(folder, 'sbom.cdx.json'), packageList());
  writeFileSync(join(folder, sums), checksums(folder));
}

/** Builds again elsewhere; throws naming files that differ. */
function verify(commit: string): void {
  build(again, commit);
  const linesOf = (folder: string) => readFileSync(join(folder, sums), 'utf8').split('\n');
  const [first, second] = [linesOf(outDir), linesOf(again)];
  const differ = [
    ...first.filter((line) => !second.includes(line)),
    ...second.filter((line) => !first.includes(line)),
  ].map((line) => line.replace(/^\S+ +/, ''));
  rmSync(again, { recursive: true });
  if (differ.length > 0) {
    throw new ReleaseError(`Two builds differ in ${[...new Set(differ)].join(', ')}.`);
  }
  console.log('A second build in another folder is the same, byte for byte.');
}

function release(): void {
  const unknown = given.filter((option) => !known.has(option));
  if (unknown.length > 0) {
    throw new ReleaseError(`${unknown.join(' ')} is unknown. Known: ${[...known].join(' ')}.`);
  }
  const commit = readCommit();
  if (!given.includes('--no-checks')) run('npm', ['run', 'check']);
  build(outDir, commit);
  const count = filesOf(outDir).length;
  console.log(`${relative(root, outDir)}: ${count} files of commit ${commit.slice(0, 12)}.`);
  if (given.includes('--verify')) verify(commit);
}

try {
  release();
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
