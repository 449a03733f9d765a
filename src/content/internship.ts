/** The community of the internship (specification, section 9: fixed at 1). */
export const internshipCommunity = 1;
