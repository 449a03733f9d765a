import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One prerendered document of a build. */
export type BuiltDocument = {
  /** The address it answers at. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  /** Scripts the boot plan fetches to hydrate the page, relative to the build's folder. */
  readonly scripts: readonly string[];
  /** Text of the inlined style sheets. */
  readonly css: string;
  /** Fonts it preloads. */
  readonly fonts: readonly string[];
};

/** Bytes after gzip at its usual level. */
export const gzipSize = (content: string | Buffer): number => gzipSync(content).length;

function readPlan(html: string): readonly string[] {
  const text = /<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(html)?.[1];
  if (text === undefined) return [];
  const plan: { modules: string[]; main: string } = JSON.parse(text);
  return [...plan.modules, plan.main].map((path) => path.slice(1));
}

/** Every document of a build, read from its folder. */
export function readDocuments(outDir: string): readonly BuiltDocument[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(outDir, file), 'utf8');
      const folder = relative('.', file).replace(/(?:^|\/)index\.html$/, '');
      return {
        path: `/${folder}`,
        file,
        html,
        scripts: readPlan(html),
        css: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n'),
        fonts: [...html.matchAll(/<link rel="preload" href="\/([^"]+\.woff2)"/g)].flatMap(
          (match) => match[1] ?? [],
        ),
      };
    })
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/**
 * Chunks that a page's own modules fetch later on by themselves, with what those cannot run without.
 * The page's own modules are in the file of the page. What other files fetch belongs to other pages
 * too or waits for a tap, and what comes later fetches more on a tap: neither counts.
 */
export function lazyScripts(outDir: string, modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const imports = (file: string, form: RegExp): readonly string[] =>
    [...readFileSync(join(outDir, file), 'utf8').matchAll(form)].map(
      ([, name]) => `assets/${name}`,
    );
  const dynamic = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
  const needed = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
  const visit = (file: string): void => {
    if (modules.includes(file) || found.has(file)) return;
    found.add(file);
    for (const next of imports(file, needed)) visit(next);
  };
  for (const module of modules) {
    if (!/Page-[^/]*$/.test(module)) continue;
    for (const later of imports(module, dynamic)) visit(later);
  }
  return [...found];
}
