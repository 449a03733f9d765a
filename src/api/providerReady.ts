let ready: () => Promise<void> = () => Promise.resolve();

/** Sets what the first call waits for: the demo provider starts only when a page needs it. */
export function waitForProvider(start: () => Promise<void>): void {
  let started: Promise<void> | undefined;
  ready = () => {
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}

/** Rejects if the demo provider cannot start. */
export function providerReady(): Promise<void> {
  return ready();
}
