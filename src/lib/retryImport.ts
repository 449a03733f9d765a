import { fetchLostSheets } from './lostSheets';

/** A module that could not be loaded, in the words of each engine, or its style sheet, in Vite's. */
export const isFailedLoad = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message);

const scriptAddress = /https?:\/\/\S+\.js/;
/** Modules that failed and so never ran: a browser fetches none again (HTML standard; Chromium 147). */
const failed = new Set<string>();
/** By a module's first address, the same from another one: fetched once, it is there offline too. */
const retries = new Map<string, Promise<object>>();

function importAgain(address: string): Promise<object> {
  const known = retries.get(address);
  if (known !== undefined) return known;
  const retry: Promise<object> = import(/* @vite-ignore */ `${address}?retry=${Date.now()}`);
  retries.set(address, retry);
  retry.catch(() => retries.delete(address));
  return retry;
}

/** Imports a module that exports `name`; from the second failure on from another address. */
export async function retryImport<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
>(load: () => Promise<Module>, name: Name): Promise<Module> {
  await fetchLostSheets();
  try {
    return await load();
  } catch (error) {
    const [address] = scriptAddress.exec(error instanceof Error ? error.message : '') ?? [];
    if (address === undefined) throw error;
    if (!failed.has(address)) {
      failed.add(address);
      throw error;
    }
    const isModule = (value: unknown): value is Module =>
      typeof value === 'object' && value !== null && name in value;
    const file = await importAgain(address);
    // A file with several modules exports each of them as an object, under a name of the bundler's.
    const module = [file, ...Object.values(file)].find(isModule);
    if (module === undefined) throw error;
    return module;
  }
}
