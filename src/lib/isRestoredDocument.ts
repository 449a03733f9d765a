/** True in a document of a reload or Back, which shows the position that was read. */
export function isRestoredDocument(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
