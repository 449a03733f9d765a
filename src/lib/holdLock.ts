/**
 * Holds a lock over all tabs until the result is called or the page is gone; undefined if another tab
 * has it. Without Web Locks it is always free.
 */
export async function holdLock(name: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => undefined;
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) =>
      lock === null
        ? resolve(undefined)
        : new Promise<void>((release) => {
            resolve(release);
          });
    navigator.locks
      .request(name, { ifAvailable: true }, hold)
      .catch(() => resolve(() => undefined));
  });
}
