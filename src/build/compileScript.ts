import { join } from 'node:path';
import { build } from 'vite';

/** Compiles a script outside the bundle into minified text, by default for the portal's browsers. */
export async function compileScript(
  root: string,
  input: string,
  { define = {}, target = 'baseline-widely-available' } = {},
): Promise<string> {
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
