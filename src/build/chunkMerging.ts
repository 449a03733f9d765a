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

class Merging {
  readonly chunks: Set<Chunk>;
  readonly #weights: readonly number[];
  /** Pairs that are worth merging as far as the two themselves go. */
  readonly #gains = new Map<Chunk, Map<Chunk, number>>();

  constructor(chunks: readonly Chunk[], weights: readonly number[]) {
    this.chunks = new Set(chunks);
    this.#weights = weights;
    for (const chunk of chunks) this.#compare(chunk);
  }

  #sum(weigh: (at: number) => number): number {
    return this.#weights.reduce((sum, weight, at) => sum + weight * weigh(at), 0);
  }

  #gainOf(a: Chunk, b: Chunk): number {
    const files = Math.min(a.files, b.files);
    const saved = this.#sum((at) => {
      if (a.loads[at] === 1) return b.loads[at] === 1 ? files * prices.request : -b.bytes;
      return b.loads[at] === 1 ? -a.bytes : 0;
    });
    return files * prices.file + saved;
  }

  #compare(chunk: Chunk): void {
    const row = new Map<Chunk, number>();
    this.#gains.set(chunk, row);
    for (const other of this.chunks) {
      if (other === chunk) continue;
      this.#gains.get(other)?.delete(chunk);
      const gain = this.#gainOf(chunk, other);
      if (gain > 0) row.set(other, gain);
    }
  }

  /** Pages that load the one then load the other as well, with all that it needs. */
  #lossBelow(a: Chunk, b: Chunk): number {
    const loads = joined(a.loads, b.loads);
    return [...new Set([...chunksBelow(a), ...chunksBelow(b)])]
      .filter((chunk) => chunk !== a && chunk !== b)
      .reduce((loss, chunk) => {
        const price = chunk.bytes + chunk.files * prices.request;
        return loss + this.#sum((at) => (loads[at] === 1 && chunk.loads[at] === 0 ? price : 0));
      }, 0);
  }

  best(): readonly [Chunk, Chunk] | undefined {
    let highestGain = 0;
    let best: readonly [Chunk, Chunk] | undefined;
    for (const [a, row] of this.#gains) {
      for (const [b, gain] of row) {
        if (gain <= highestGain) continue;
        const real = gain - this.#lossBelow(a, b);
        if (real <= highestGain || isBetween(a, b) || isBetween(b, a)) continue;
        highestGain = real;
        best = [a, b];
      }
    }
    return best;
  }

  merge(a: Chunk, b: Chunk): void {
    this.chunks.delete(b);
    this.#gains.delete(b);
    for (const row of this.#gains.values()) row.delete(b);
    a.modules.push(...b.modules);
    a.bytes += b.bytes;
    a.files = Math.max(a.files, b.files);
    a.loads = joined(a.loads, b.loads);
    for (const next of b.imports) a.imports.add(next);
    for (const chunk of this.chunks) if (chunk.imports.delete(b)) chunk.imports.add(a);
    a.imports.delete(a);
    for (const chunk of chunksBelow(a)) chunk.loads = joined(chunk.loads, a.loads);
    for (const chunk of [a, ...chunksBelow(a)]) this.#compare(chunk);
  }
}

// Two chunks become one, the most useful first, while what this saves outweighs bytes loaded in vain.
/** `weights` says how much each entry of `loads` counts. */
export function mergeChunks(chunks: readonly Chunk[], weights: readonly number[]): Iterable<Chunk> {
  const merging = new Merging(chunks, weights);
  for (let pair = merging.best(); pair !== undefined; pair = merging.best()) {
    merging.merge(...pair);
  }
  return merging.chunks;
}
