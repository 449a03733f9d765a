/** Releases a lock over all tabs; undefined if another tab has it. Always free without Web Locks. */
export async function acquireLock(name: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => undefined;
  return new Promise((resolve) => {
    const granted = (lock: Lock | null) =>
      lock === null
        ? resolve(undefined)
        : new Promise<void>((release) => {
            resolve(release);
          });
    navigator.locks
      .request(name, { ifAvailable: true }, granted)
      .catch(() => resolve(() => undefined));
  });
}
