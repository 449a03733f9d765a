/** What the contract fixes beyond the parsers of `api`. */
export const listTargetMs = 1000;

/** Limits of a list, since it is polled every 10 seconds. */
export const listTargetBytes = 1024 * 1024;
export const listTargetEntries = 5000;

export const compressAboveBytes = 128 * 1024;

/** Seconds that a preflight should be cacheable. */
export const preflightTargetSeconds = 600;

/** The token is a cookie, which browsers limit to 4 KB with its name. */
export const maxTokenLength = 3500;

/** Milliseconds; with a larger difference entries cannot be matched by time. */
export const clockToleranceMs = 120_000;
