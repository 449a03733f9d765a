export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** An http host on an https page. */
export const isMixedContent = (origin: string, address: string): boolean =>
  new URL(origin).protocol === 'https:' &&
  new URL(address).protocol === 'http:' &&
  !isLoopback(address);
