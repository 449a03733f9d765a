import subsetFont from 'subset-font';

type FontFacts = {
  codePoints: Set<number>;
  features: Set<string>;
  axes: Map<string, { min: number; max: number }>;
  /** Line metrics in units of the em. */
  ascent: number;
  descent: number;
  lineGap: number;
};

/** Reads WOFF2, WOFF or TrueType. Throws if it is no usable web font. */
export async function readFont(file: Buffer): Promise<FontFacts> {
  const font = await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
  const tables = readTables(font);
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`the font has no ${name} table`);
    return found;
  };
  const em = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  return {
    codePoints: readCodePoints(table('cmap')),
    features: new Set([...readFeatures(tables.get('GSUB')), ...readFeatures(tables.get('GPOS'))]),
    axes: readAxes(tables.get('fvar')),
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
  };
}

function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let at = 12, end = 12 + font.readUInt16BE(4) * 16; at < end; at += 16) {
    const start = font.readUInt32BE(at + 8);
    tables.set(tag(font, at), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Every font with these characters has a format 4 subtable. */
function readCodePoints(cmap: Buffer): Set<number> {
  const points = new Set<number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const segments = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    if (segments.readUInt16BE(0) !== 4) continue;
    const bytes = segments.readUInt16BE(6);
    for (let at = 0; at < bytes; at += 2) {
      const last = segments.readUInt16BE(14 + at);
      const first = segments.readUInt16BE(16 + bytes + at);
      for (let point = first; point <= last && point < 0xffff; point += 1) points.add(point);
    }
  }
  return points;
}

function readFeatures(layout: Buffer | undefined): string[] {
  if (!layout) return [];
  const list = layout.subarray(layout.readUInt16BE(6));
  return Array.from({ length: list.readUInt16BE(0) }, (_, index) => tag(list, 2 + index * 6));
}

function readAxes(fvar: Buffer | undefined): FontFacts['axes'] {
  const axes: FontFacts['axes'] = new Map();
  if (!fvar) return axes;
  const start = fvar.readUInt16BE(4);
  const size = fvar.readUInt16BE(10);
  for (let index = 0; index < fvar.readUInt16BE(8); index += 1) {
    const at = start + index * size;
    const fixed = (offset: number) => fvar.readInt32BE(at + offset) / 65536;
    axes.set(tag(fvar, at), { min: fixed(4), max: fixed(12) });
  }
  return axes;
}

function tag(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
