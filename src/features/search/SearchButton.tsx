import { Search as SearchIcon } from 'lucide-react';
import { searchOpener } from '@/content/navigation';
import type { Search } from './useSearch';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

type SearchButtonProps = {
  readonly search: Search;
  readonly quiet?: boolean;
};

/** Opens the search; loads it on hover. */
export function SearchButton({ search, quiet = false }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonStyles.btn} ${buttonStyles.btnIcon} ${quiet ? buttonStyles.btnQuiet : buttonStyles.btnOutline}`}
      data-slot="search-button"
      aria-label={searchOpener.label}
      aria-keyshortcuts="/ Control+K Meta+K"
      title={searchOpener.hint}
      onClick={search.open}
      onPointerEnter={search.prefetch}
      onFocus={search.prefetch}
    >
      <SearchIcon className={layoutStyles.icon} />
    </button>
  );
}
