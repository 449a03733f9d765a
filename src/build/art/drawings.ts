/** `npm run art`: optimises `public/art` in place and rebuilds the sprites. Idempotent. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSprite } from './buildSprite';
import { optimiseDrawing } from './optimiseDrawing';
import { sprites } from './sprites';

const folder = fileURLToPath(new URL('../../../public/art/', import.meta.url));
const drawings = new Map<string, string>();
let changed = 0;

mkdirSync(`${folder}sprites`, { recursive: true });
for (const file of readdirSync(folder)) {
  if (!file.endsWith('.svg')) continue;
  const name = file.slice(0, -'.svg'.length);
  const drawing = optimiseDrawing(name, readFileSync(folder + file, 'utf8'));
  drawings.set(name, drawing);
  write(file, drawing);
}
for (const [sprite, names] of Object.entries(sprites)) {
  const cells = names.map((name) => {
    const svg = drawings.get(name);
    if (svg === undefined) throw new Error(`the sprite ${sprite} asks for ${name}.svg`);
    return { name, svg };
  });
  write(`sprites/${sprite}.svg`, buildSprite(cells));
}
console.log(
  `${drawings.size} drawings, ${Object.keys(sprites).length} sprites, ${changed} written`,
);

function write(file: string, content: string): void {
  if (existsSync(folder + file) && readFileSync(folder + file, 'utf8') === content) return;
  writeFileSync(folder + file, content);
  changed += 1;
}
