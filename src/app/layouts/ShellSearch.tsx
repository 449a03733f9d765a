import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { canAccess } from '@/app/access';
import type { PortalApiStore } from '@/app/loadedEntries';
import { screens } from '@/app/screens';
import { paths } from '@/config/paths';
import { searchOpener } from '@/content/navigation';
import type { LoadEntries } from '@/features/search/useSearchResults';
import { SearchButton } from '@/features/search/SearchButton';
import { type Search, useSearch } from '@/features/search/useSearch';
import { retryImport } from '@/lib/retryImport';
import { useSession } from '@/session/session';
import * as styles from './layoutParts.module.css';

const usePortalApiStore = useStore.withTypes<PortalApiStore>();

const loadEntries = () => retryImport(() => import('@/app/loadedEntries'), 'loadedEntries');

function useLoadEntries(): LoadEntries | undefined {
  const store = usePortalApiStore();
  const { status, resetKey } = useSession();
  const member = canAccess('member', status);
  return useMemo(
    () => (member ? async () => (await loadEntries()).loadedEntries(store) : undefined),
    // Another person has other entries.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [member, resetKey, store],
  );
}

const logins: readonly string[] = [paths.communityLogin, paths.communityRegister];

function useKnownPages(): ReadonlySet<string> {
  const { status } = useSession();
  return useMemo(() => {
    const isMember = canAccess('member', status);
    const known = screens.filter(({ access, path }) =>
      access === 'admin' ? canAccess('admin', status) : !(isMember && logins.includes(path)),
    );
    return new Set(known.map(({ path }) => path));
  }, [status]);
}

export function SearchDialogSlot({ search }: { readonly search: Search }) {
  const load = useLoadEntries();
  const known = useKnownPages();
  return (
    <>
      {search.status === 'failed' && (
        <p className={styles.searchFailed} role="alert">
          {searchOpener.failed}
        </p>
      )}
      {search.Dialog && (
        <search.Dialog known={known} load={load} typed={search.typed} onClose={search.close} />
      )}
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
