import { join } from 'node:path';
import { build } from 'vite';

type Script = {
  readonly root: string;
  readonly input: string;
  readonly define?: Readonly<Record<string, string>>;
  /** Default: the portal's browsers. */
  readonly target?: string;
};

/** Compiles a script outside the bundle into minified text. */
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
