import { optimize, type Config } from 'svgo';

const MOST_PASSES = 12;

/**
 * Makes one drawing as small as it gets without a visible change.
 *
 * @param name the drawing's file name without `.svg`; it prefixes every id, so that drawings can
 *   stand in one document without clashing.
 * @param source the SVG text, drawn or already optimised.
 * @returns SVG text ending in a newline. Optimising the result again returns it unchanged.
 * @throws when the source is not well-formed, or when the passes never settle.
 */
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
          // Per plugin, not the global precision: that one would also cut matrices and opacities.
          overrides: {
            convertPathData: { floatPrecision: 2 },
            cleanupNumericValues: { floatPrecision: 2 },
          },
        },
      },
      // All drawings are decoration: a title would show as a tooltip, a role would announce them.
      'removeTitle',
      { name: 'removeAttrs', params: { attrs: 'svg:(role|aria-.*)', elemSeparator: ':' } },
      'removeDimensions',
      { name: 'prefixIds', params: { prefix: name, delim: '-' } },
    ],
  };
}
