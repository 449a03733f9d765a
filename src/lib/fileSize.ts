const kilo = 1024;

export function fileSize(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
