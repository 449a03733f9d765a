/** In bytes of a download: a request of a page, and a file of the build by itself. */
const prices = { request: 2000, file: 1250 };

export type Chunk = {
  readonly modules: string[];
  bytes: number;
  /** 2 with a sheet, else 1. */
  files: number;
  /** 1 for each page, or part that pages load later, that loads this chunk. */
  loads: Uint8Array;
  readonly imports: Set<Chunk>;
};

/** All that a chunk cannot run without. */
function chunksBelow(chunk: Chunk): ReadonlySet<Chunk> {
  const below = new Set(chunk.imports);
  for (const one of below) for (const next of one.imports) below.add(next);
  return below;
}

/** True if a third chunk must run after the one and before the other. */
const isBetween = (above: Chunk, below: Chunk): boolean =>
  [...above.imports].some((chunk) => chunk !== below && chunksBelow(chunk).has(below));

const joined = (a: Uint8Array, b: Uint8Array) => a.map((loads, at) => loads | (b[at] ?? 0));

/** Merges the most useful pair while that outweighs bytes loaded in vain; `weights` are of `loads`. */
export function mergeChunks(chunks: readonly Chunk[], weights: readonly number[]): Iterable<Chunk> {
  const left = new Set(chunks);
  /** Pairs that are worth merging as far as the two themselves go. */
  const gains = new Map<Chunk, Map<Chunk, number>>();

  const sum = (weigh: (at: number) => number): number =>
    weights.reduce((total, weight, at) => total + weight * weigh(at), 0);

  function gainOf(a: Chunk, b: Chunk): number {
    const files = Math.min(a.files, b.files);
    const saved = sum((at) => {
      if (a.loads[at] === 1) return b.loads[at] === 1 ? files * prices.request : -b.bytes;
      return b.loads[at] === 1 ? -a.bytes : 0;
    });
    return files * prices.file + saved;
  }

  function compare(chunk: Chunk): void {
    const row = new Map<Chunk, number>();
    gains.set(chunk, row);
    for (const other of left) {
      if (other === chunk) continue;
      gains.get(other)?.delete(chunk);
      const gain = gainOf(chunk, other);
      if (gain > 0) row.set(other, gain);
    }
  }

  /** Pages that load the one then load the other as well, with all that it needs. */
  function lossBelow(a: Chunk, b: Chunk): number {
    const loads = joined(a.loads, b.loads);
    return [...new Set([...chunksBelow(a), ...chunksBelow(b)])]
      .filter((chunk) => chunk !== a && chunk !== b)
      .reduce((loss, chunk) => {
        const price = chunk.bytes + chunk.files * prices.request;
        return loss + sum((at) => (loads[at] === 1 && chunk.loads[at] === 0 ? price : 0));
      }, 0);
  }

  function best(): readonly [Chunk, Chunk] | undefined {
    let highestGain = 0;
    let pair: readonly [Chunk, Chunk] | undefined;
    for (const [a, row] of gains) {
      for (const [b, gain] of row) {
        if (gain <= highestGain) continue;
        const real = gain - lossBelow(a, b);
        if (real <= highestGain || isBetween(a, b) || isBetween(b, a)) continue;
        highestGain = real;
        pair = [a, b];
      }
    }
    return pair;
  }

  function merge(a: Chunk, b: Chunk): void {
    left.delete(b);
    gains.delete(b);
    for (const row of gains.values()) row.delete(b);
    a.modules.push(...b.modules);
    a.bytes += b.bytes;
    a.files = Math.max(a.files, b.files);
    a.loads = joined(a.loads, b.loads);
    for (const next of b.imports) a.imports.add(next);
    for (const chunk of left) if (chunk.imports.delete(b)) chunk.imports.add(a);
    a.imports.delete(a);
    for (const chunk of chunksBelow(a)) chunk.loads = joined(chunk.loads, a.loads);
    for (const chunk of [a, ...chunksBelow(a)]) compare(chunk);
  }

  for (const chunk of chunks) compare(chunk);
  for (let pair = best(); pair !== undefined; pair = best()) merge(...pair);
  return left;
}
