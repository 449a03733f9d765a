import { useEffect, useState } from 'react';
import { type PanelTab, projectsPanel } from '@/content/projectsPanel';
import { sectorPath } from '@/lib/paths';
import type { SectorPlace } from './useSectorPlace';

type Answer = { readonly query: string; readonly paths: ReadonlySet<string> };

/** Sectors whose label has the word, for the moment before the index of words is here. */
const byLabel = (label: string, query: string) => label.toLowerCase().includes(query.toLowerCase());

/**
 * The panel's tabs with the tiles that the place asks for; tabs without any are left out. The index
 * of words is fetched with the first word.
 */
export function useFoundTabs({ group, query }: SectorPlace): readonly PanelTab[] {
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (query === '') return undefined;
    let current = true;
    const find = async () => {
      try {
        const { sectorsFor } = await import('./sectorIndex');
        if (current) setAnswer({ query, paths: sectorsFor(query) });
      } catch {
        // The labels answer alone.
      }
    };
    void find();
    return () => {
      current = false;
    };
  }, [query]);

  const answers = (label: string, path: string) => {
    if (query === '') return true;
    return answer?.query === query ? answer.paths.has(path) : byLabel(label, query);
  };
  return projectsPanel
    .filter(({ key }) => group === undefined || key === group)
    .map((tab) => ({
      ...tab,
      tiles: tab.tiles.filter(({ label, slug }) => answers(label, sectorPath(slug))),
    }))
    .filter(({ tiles }) => tiles.length > 0);
}
