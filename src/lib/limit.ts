/** Runs work when a slot is free. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most so many at once; the newest waits least, since a person looks at it now. */
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
