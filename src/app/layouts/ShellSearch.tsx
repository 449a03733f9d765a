import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { canAccess } from '@/app/access';
import type { AnswersStore } from '@/app/loadedEntries';
import { screens } from '@/app/screens';
import { searchOpener } from '@/content/searchWords';
import type { LoadEntries } from '@/features/search/loadedEntry';
import { SearchButton } from '@/features/search/SearchButton';
import { type Search, useSearch } from '@/features/search/useSearch';
import { useSession } from '@/session/session';
import './shellSearch.css';

const useAnswersStore = useStore.withTypes<AnswersStore>();

function useLoadEntries(): LoadEntries | undefined {
  const store = useAnswersStore();
  const { status, person } = useSession();
  const member = canAccess('member', status);
  return useMemo(
    () =>
      member
        ? async () => {
            const { loadedEntries } = await import('@/app/loadedEntries');
            return loadedEntries(store);
          }
        : undefined,
    // Another person has other entries.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [member, person, store],
  );
}

const known: ReadonlySet<string> = new Set(screens.map(({ path }) => path));

/** The open search dialog, or that it could not be loaded. */
export function SearchDialogSlot({ search }: { readonly search: Search }) {
  const load = useLoadEntries();
  return (
    <>
      {search.failed && (
        <p className="search-failed" role="alert">
          {searchOpener.failed}
        </p>
      )}
      {search.Dialog && <search.Dialog known={known} load={load} onClose={search.close} />}
    </>
  );
}

export function ShellSearch() {
  const search = useSearch();
  return (
    <>
      <SearchButton search={search} quiet />
      <SearchDialogSlot search={search} />
    </>
  );
}
