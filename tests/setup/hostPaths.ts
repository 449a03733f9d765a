/** Paths that the live build's two hosts have on the provider's port, one with an end slash. */
export const hostPaths = { portal: '/portal/api', outsourcing: '/outsourcing/' } as const;
