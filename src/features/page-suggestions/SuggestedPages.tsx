import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notFound } from '@/content/unavailablePages';
import type { SearchEntry } from '@/content/searchEntries';
import { TextLink } from '@/ui/TextLink';
import * as styles from './suggestedPages.module.css';

type Found = { readonly path: string; readonly pages: readonly SearchEntry[] };

const none: readonly SearchEntry[] = [];

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Similar pages; undefined until known, empty if there are none. */
function useNearestPages(path: string): readonly SearchEntry[] | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let here = true;
    const find = async () => {
      try {
        const { suggestPages } = await import('./suggestPages');
        if (here) setFound({ path, pages: suggestPages(decoded(path)) });
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

/** Pages with similar addresses; their room is reserved. */
export function SuggestedPages() {
  const id = useId();
  const near = useNearestPages(useLocation().pathname);
  const pages = near?.length === 0 ? notFound.ways : near;
  return (
    <div className={styles.nearest} data-slot="suggested-pages">
      {pages !== undefined && (
        <nav aria-labelledby={id}>
          <h2 id={id}>{near?.length === 0 ? notFound.otherwise : notFound.nearest}</h2>
          <ul>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <TextLink to={path}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
