type Kept = Map<string, Response>;

const origin = 'https://www.portal.example';
const addressOf = (asked: string | Request | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, origin).href;

/** Caches in memory that answer as a browser's do, as far as the worker asks. */
export function deviceCaches() {
  const all = new Map<string, Kept>();
  const cacheOf = (kept: Kept) => ({
    match: (asked: string | Request) => Promise.resolve(kept.get(addressOf(asked))?.clone()),
    put: (asked: string | Request, response: Response) => {
      kept.set(addressOf(asked), response);
      return Promise.resolve();
    },
    delete: (asked: string | Request) => Promise.resolve(kept.delete(addressOf(asked))),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
  });
  return {
    /** What stands in for `caches`. */
    storage: {
      open: (name: string) => {
        const kept: Kept = all.get(name) ?? new Map<string, Response>();
        all.set(name, kept);
        return Promise.resolve(cacheOf(kept));
      },
      keys: () => Promise.resolve([...all.keys()]),
      delete: (name: string) => Promise.resolve(all.delete(name)),
    },
    /** Paths in a cache. */
    paths: (name: string) =>
      [...(all.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted(),
    /** Names of the caches. */
    names: () => [...all.keys()],
  };
}
