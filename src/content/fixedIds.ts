/** Specification, section 9: fixed at 2. */
export const schemePoll = 2;

/** Specification, section 9: fixed at 1. */
export const internshipCommunity = 1;
