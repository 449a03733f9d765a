const scriptAddress = /https?:\/\/\S+\.js/;
const failed = new Set<string>();

/**
 * A browser never fetches a module again after it failed (HTML standard; Chromium 147). From the
 * second failure on it gets another address, which is safe: the first one never ran.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = scriptAddress.exec(error instanceof Error ? error.message : '') ?? [];
    if (address === undefined) throw error;
    if (!failed.has(address)) {
      failed.add(address);
      throw error;
    }
    const module: Module = await import(/* @vite-ignore */ `${address}?retry=${Date.now()}`);
    return module;
  }
}
