import { join } from 'node:path';
import { build } from 'vite';

type Script = {
  /** The project's folder. */
  readonly root: string;
  /** File it starts with, relative to the project's folder. */
  readonly input: string;
  /** Names that stand for values, as JSON. */
  readonly define?: Readonly<Record<string, string>>;
  /** What it is written down to; the browsers of the portal unless told. */
  readonly target?: string;
};

/** Compiles a script that stands alone, outside the portal's bundle, into one minified text. */
export async function compileScript({
  root,
  input,
  define = {},
  target = 'baseline-widely-available',
}: Script): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    define,
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      write: false,
      target,
      rolldownOptions: { input: join(root, input), output: { format: 'es' } },
    },
  });
  const bundle = Array.isArray(output) ? output[0] : output;
  if (bundle === undefined || !('output' in bundle)) throw new Error(`${input} has no output.`);
  return bundle.output[0].code.trim();
}
