const scriptAddress = /https?:\/\/\S+\.js/;
const failed = new Set<string>();

/**
 * Imports a module that may have failed before. By the HTML standard a browser does not fetch an
 * address again after its module failed (Chromium 147 does not, later ones do). From the second
 * failure on it is fetched under another address, which is safe: the first one never ran.
 * @throws as the import does
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
