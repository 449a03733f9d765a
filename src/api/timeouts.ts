/** Milliseconds for a call. */
export const requestTimeoutMs = 30_000;

/** Milliseconds for a call with a file. */
export const uploadTimeoutMs = 120_000;
