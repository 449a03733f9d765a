/** An address of this machine, which browsers trust without https. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** Whether a browser blocks an address on pages of this origin, as http on a page of https. */
export const isMixedContent = (origin: string, address: string): boolean =>
  new URL(origin).protocol === 'https:' &&
  new URL(address).protocol === 'http:' &&
  !isLoopback(address);
