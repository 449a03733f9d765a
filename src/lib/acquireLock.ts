/** Takes a lock over all tabs and returns its release; undefined if another tab has it. */
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
