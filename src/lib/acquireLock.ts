/**
 * Acquires a lock over all tabs. The result releases it, as the end of the page does; undefined if another tab
 * has it. Without Web Locks it is always free.
 */
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
