import { useSearchParams } from 'react-router-dom';
import { projectsPanel, type SectorFamily } from '@/content/projectsPanel';
import { paths, withQuery } from '@/config/paths';
import { useHydrated } from '@/lib/useHydrated';
import { withParams } from '@/lib/withParams';

const longest = 80;
const allSectors = new URLSearchParams();

/** `/outsourcing-home?group=services&q=data`. */
export type SectorParams = {
  readonly group: SectorFamily | undefined;
  readonly query: string;
  /** False until hydrated: the document shows all. */
  readonly settled: boolean;
};

export const sectorAddress = (group: SectorFamily | undefined, query: string): string =>
  withQuery(paths.outsourcingHome, { group, q: query });

/** The filter in the address; typing replaces the history entry, so that Back changes the group. */
export function useSectorParams() {
  const settled = useHydrated();
  const [params, setParams] = useSearchParams();
  const currentParams = settled ? params : allSectors;
  const place: SectorParams = {
    group: projectsPanel.find(({ key }) => key === currentParams.get('group'))?.key,
    query: (currentParams.get('q') ?? '').trim().slice(0, longest),
    settled,
  };
  const changeQuery = (text: string) =>
    setParams(withParams({ q: text.trim() }), { replace: true, preventScrollReset: true });
  return { ...place, changeQuery };
}
