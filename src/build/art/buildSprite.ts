type Drawing = { name: string; svg: string };

const ROOT = /^<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
const VIEW_BOX = /\bviewBox="0 0 ([\d.]+) ([\d.]+)"/;
const ASPECT = /\bpreserveAspectRatio="([^"]+)"/;
const PLACED_BY_CELL = /\s(?:xmlns|viewBox|preserveAspectRatio|width|height|x|y|id)="[^"]*"/g;
const COLUMNS = 4;

/** Puts drawings of one size into a grid; `sprite.svg#NAME` shows one of them alone. */
export function buildSprite(drawings: readonly Drawing[]): string {
  const cells = drawings.map(readDrawing);
  const first = cells[0];
  if (!first) throw new Error('a sprite needs at least one drawing');

  const views: string[] = [];
  const art: string[] = [];
  cells.forEach((cell, index) => {
    if (cell.width !== first.width || cell.height !== first.height) {
      throw new Error(`${cell.name}.svg is not the size of ${first.name}.svg`);
    }
    const x = (index % COLUMNS) * cell.width * 1.5;
    const y = Math.floor(index / COLUMNS) * cell.height * 1.5;
    const size = `${cell.width} ${cell.height}`;
    views.push(
      `<view id="${cell.name}" viewBox="${x} ${y} ${size}" preserveAspectRatio="${cell.aspect}"/>`,
    );
    art.push(
      `<svg id="${cell.name}-art" x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" ` +
        `viewBox="0 0 ${size}" overflow="hidden"${cell.attributes}>${cell.body}</svg>`,
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${first.width} ${first.height}" preserveAspectRatio="${first.aspect}">`,
    ...views,
    ...art,
    '</svg>\n',
  ].join('\n');
}

function readDrawing({ name, svg }: Drawing) {
  const [, root, body] = ROOT.exec(svg) ?? [];
  const [, width, height] = VIEW_BOX.exec(root ?? '') ?? [];
  if (root === undefined || body === undefined || !width || !height) {
    throw new Error(`${name}.svg has no root with viewBox="0 0 width height"`);
  }
  return {
    name,
    body,
    width: Number(width),
    height: Number(height),
    aspect: ASPECT.exec(root)?.[1] ?? 'xMidYMax slice',
    attributes: root.replace(PLACED_BY_CELL, '').trimEnd(),
  };
}
