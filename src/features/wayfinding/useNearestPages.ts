import { useEffect, useState } from 'react';
import type { SearchEntry } from '@/content/searchEntries';

type Found = { readonly path: string; readonly pages: readonly SearchEntry[] };

const none: readonly SearchEntry[] = [];

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The pages that an address most likely means, once their names are here; empty where none is near
 * or they cannot be fetched, and undefined until it is known.
 */
export function useNearestPages(path: string): readonly SearchEntry[] | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let here = true;
    const find = async () => {
      try {
        const { meantPages } = await import('./meantPages');
        if (here) setFound({ path, pages: meantPages(decoded(path)) });
      } catch {
        if (here) setFound({ path, pages: none });
      }
    };
    void find();
    return () => {
      here = false;
    };
  }, [path]);
  return found?.path === path ? found.pages : undefined;
}
