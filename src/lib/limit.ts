/** Runs work as soon as there is room for it. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets only so many pieces of work run at once; the rest waits, the one asked for last first: it is
 * what a person looks at now.
 */
export function createLimit(most: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.pop()?.();
    }
  };
}
