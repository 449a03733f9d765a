type Source = { subscribe(onChange: () => void): () => void };

/** Resolves once `isTrue` is, which may change whenever `source` reports a change. */
export const whenTrue = (source: Source, isTrue: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (isTrue()) return resolve();
    const unsubscribe = source.subscribe(() => {
      if (!isTrue()) return;
      unsubscribe();
      resolve();
    });
  });
