/** Specification, section 9: fixed at 1. */
export const internshipCommunity = 1;
