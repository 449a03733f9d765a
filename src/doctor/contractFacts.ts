/** What the contract (docs/provider.openapi.yaml) fixes beyond the parsers of `api`. */
export const schemePoll = 2;
export const internshipCommunity = 1;
export const joinCommunities: readonly number[] = [1, 2, 3];

/** A list should answer within this time, in milliseconds. */
export const listTargetMs = 1000;

/** A list should stay below so many bytes and entries: it comes again every 10 seconds. */
export const listTargetBytes = 1024 * 1024;
export const listTargetEntries = 5000;

/** Above this size, in bytes, an answer should come compressed. */
export const compressAboveBytes = 128 * 1024;

/** Browsers ask before each call; an answer to that is good for at least so many seconds. */
export const preflightTargetSeconds = 600;

/** The portal keeps the token in a cookie, which browsers cut off at 4 KB with its name. */
export const longestToken = 3500;

/** Clocks may be this far apart, in milliseconds, before entries cannot be matched by their time. */
export const clockToleranceMs = 120_000;
