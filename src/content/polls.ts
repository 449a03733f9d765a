/** Specification, section 9: fixed at 2. */
export const schemePoll = 2;
