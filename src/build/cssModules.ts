import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSSModulesOptions, Plugin, Rolldown } from 'vite';

const source = fileURLToPath(new URL('..', import.meta.url));
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const nameLength = 4;

const taken = new Map<string, string>();

/** A class as the build names it: the same in each build, and short. */
function scopedName(name: string, file: string): string {
  const [path = ''] = relative(source, file).replaceAll('\\', '/').split('?');
  const key = `${path} ${name}`;
  const hash = createHash('sha256').update(key).digest().subarray(0, nameLength);
  const scoped = [...hash].map((byte) => letters[byte % letters.length]).join('');
  const other = taken.get(scoped) ?? key;
  if (other !== key) throw new Error(`"${other}" and "${key}" have the same hash: rename one.`);
  taken.set(scoped, key);
  return scoped;
}

/** What a sheet takes from another: `@value name as alias, … from 'id'`. */
const namesTaken = (css: string, id: string) =>
  [...css.matchAll(/@value\s+([^;]+?)\s+from\s+['"]([^'"]+)['"]/g)]
    .filter(([, , from]) => from === id)
    .flatMap(([, names = '']) => names.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''));

type Resolve = (id: string, importer: string) => Promise<string>;

/** Reads the names that a sheet takes from another one; the default copies that sheet's rules too. */
class NamesOfSheet {
  readonly finalSource = '';
  readonly #resolve: Resolve;

  constructor(_root: string, _plugins: unknown, resolve: Resolve) {
    this.#resolve = resolve;
  }

  async fetch(id: string, importer: string): Promise<Record<string, string>> {
    const file = await this.#resolve(id, importer);
    const css = readFileSync(file, 'utf8');
    const classes = [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
    for (const name of namesTaken(readFileSync(importer, 'utf8'), id)) {
      if (!classes.includes(name)) throw new Error(`${importer} takes .${name} from ${id}.`);
    }
    return Object.fromEntries(classes.map((name) => [name, scopedName(name, file)]));
  }
}

const extended = { Loader: NamesOfSheet };

export const cssModules: CSSModulesOptions = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: scopedName,
  ...extended,
};

/** True for the script of sheets alone: class names are inlined where they are used, so none is left. */
const isEmpty = (chunk: Rolldown.OutputChunk) =>
  chunk.code.trim() === '' && !chunk.isEntry && chunk.moduleIds.every((id) => id.endsWith('.css'));

/** Keeps rules whose names are inlined, drops empty scripts; an unknown class stops the build. */
export function cssModulesPlugin(): Plugin {
  return {
    name: 'portal:css-modules',
    enforce: 'post',
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
    },
    transform: {
      order: 'post',
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const empty of chunks.filter(isEmpty)) {
        const statement = `import"./${basename(empty.fileName)}";`;
        for (const chunk of chunks.filter(({ imports }) => imports.includes(empty.fileName))) {
          if (!chunk.code.includes(statement)) throw new Error(`No ${statement} in ${chunk.name}.`);
          chunk.code = chunk.code.replace(statement, '');
          chunk.imports = chunk.imports.filter((file) => file !== empty.fileName);
          for (const file of empty.viteMetadata?.importedCss ?? []) {
            chunk.viteMetadata?.importedCss.add(file);
          }
        }
        delete bundle[empty.fileName];
      }
    },
  };
}
