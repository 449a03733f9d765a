import { useSearchParams } from 'react-router-dom';
import { projectsPanel } from '@/content/projectsPanel';
import type { SectorFamily } from '@/content/sectors/model';
import { paths, withQuery } from '@/config/paths';
import { useHydrated } from '@/lib/useHydrated';

const longest = 80;
const nowhere = new URLSearchParams();

/** Which sectors the address asks for: `/outsourcing-home?group=services&q=data`. */
export type SectorParams = {
  /** Undefined for all. */
  readonly group: SectorFamily | undefined;
  readonly query: string;
  /** False in the prerendered document and in the first render over it, which show all. */
  readonly settled: boolean;
};

/** The address of a choice. */
export const sectorAddress = (group: SectorFamily | undefined, query: string): string =>
  withQuery(paths.outsourcingHome, { group, q: query });

/**
 * Reads the filter from the address; what is no group of the panel counts as all.
 * @returns the place, and how to change its word: that takes the entry's place in the history, so
 * that Back leads from group to group and not from letter to letter
 */
export function useSectorParams() {
  const settled = useHydrated();
  const [params, setParams] = useSearchParams();
  const asked = settled ? params : nowhere;
  const place: SectorParams = {
    group: projectsPanel.find(({ key }) => key === asked.get('group'))?.key,
    query: (asked.get('q') ?? '').trim().slice(0, longest),
    settled,
  };
  const changeQuery = (text: string) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (text.trim() === '') after.delete('q');
        else after.set('q', text.trim());
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { ...place, changeQuery };
}
