import { retryImport } from './retryImport';

const failures = new Set<unknown>();

/** Notes a failure that must not reload the page: who needs the part loads it again. */
export const addPrefetchFailure = (error: unknown) => void failures.add(error);

export const isPrefetchFailure = (error: unknown): boolean => failures.has(error);

/** Imports a module that exports `name` ahead, and reports no failure. */
export function prefetch<Name extends string>(
  load: () => Promise<Readonly<Record<Name, unknown>>>,
  name: Name,
): void {
  // `retryImport` may try another address, whose error is another one.
  const loadAhead = () =>
    load().catch((error: unknown) => {
      addPrefetchFailure(error);
      throw error;
    });
  retryImport(loadAhead, name).catch(addPrefetchFailure);
}
