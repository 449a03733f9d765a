const kilo = 1024;

/** A file's size as people read it: '380 KB', '4.1 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
