import { optimize, type Config } from 'svgo';

const MOST_PASSES = 12;

/** Shrinks a drawing without a visible change; prefixes ids with its name. Idempotent. */
export function optimiseDrawing(name: string, source: string): string {
  let drawing = source;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = `${optimize(drawing, configFor(name)).data.trim()}\n`;
    if (next === drawing) return drawing;
    drawing = next;
  }
  throw new Error(`${name}.svg still changes after ${MOST_PASSES} passes`);
}

function configFor(name: string): Config {
  return {
    path: `${name}.svg`,
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          // Per plugin: the global precision would also cut matrices and opacities.
          overrides: {
            convertPathData: { floatPrecision: 2 },
            cleanupNumericValues: { floatPrecision: 2 },
          },
        },
      },
      // Decoration only: a title would be a tooltip, a role would be announced.
      'removeTitle',
      { name: 'removeAttrs', params: { attrs: 'svg:(role|aria-.*)', elemSeparator: ':' } },
      'removeDimensions',
      { name: 'prefixIds', params: { prefix: name, delim: '-' } },
    ],
  };
}
