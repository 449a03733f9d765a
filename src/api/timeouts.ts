/** How long a call waits for its answer, in milliseconds. */
export const requestTimeoutMs = 30_000;

/** The same for a call whose body carries a file. */
export const uploadTimeoutMs = 120_000;
