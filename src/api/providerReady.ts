let ready: () => Promise<void> = () => Promise.resolve();

/**
 * Sets what has to be up before the first call goes out: the embedded demo provider, which starts
 * only when a page really asks the provider for something.
 */
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

/** Resolves when calls can go out; rejects where the demo provider cannot start in this browser. */
export function providerReady(): Promise<void> {
  return ready();
}
