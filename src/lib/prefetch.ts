const failures = new Set<unknown>();

/** Notes a failure that must not reload the page: who needs the part loads it again. */
export const addPrefetchFailure = (error: unknown) => void failures.add(error);

export const isPrefetchFailure = (error: unknown): boolean => failures.has(error);

/** Loads ahead, and reports no failure. */
export const prefetch = (load: () => Promise<unknown>) => void load().catch(addPrefetchFailure);
