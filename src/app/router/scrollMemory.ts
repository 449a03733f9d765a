const storageKey = 'kb:scroll-places';

/** Where pages of this tab were scrolled to, in pixels from the top, by what an entry is kept under. */
export type ScrollMemory = {
  readonly get: (key: string) => number | undefined;
  readonly set: (key: string, top: number) => void;
  /** Keeps it for the next document of this tab. A browser that refuses keeps nothing. */
  readonly keep: () => void;
};

/** What the last document of this tab has kept; nothing where that cannot be read. */
function readKept(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.entries(kept ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Opens the memory of this tab, with what its last document kept. */
export function openScrollMemory(): ScrollMemory {
  const places = new Map(readKept());
  return {
    get: (key) => places.get(key),
    set: (key, top) => void places.set(key, top),
    keep: () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(places)));
      } catch {
        // Refused storage: who comes back starts at the top.
      }
    },
  };
}
