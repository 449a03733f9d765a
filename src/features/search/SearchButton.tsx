import { Search as SearchIcon } from 'lucide-react';
import { searchOpener } from '@/content/searchWords';
import type { Search } from './useSearch';

/** Opens the search, and fetches it as soon as someone points at the button. */
export function SearchButton({ search }: { readonly search: Search }) {
  return (
    <button
      type="button"
      className="btn btn--outline btn--icon"
      data-slot="search-button"
      aria-label={searchOpener.label}
      aria-keyshortcuts="/ Control+K Meta+K"
      title={searchOpener.hint}
      onClick={search.open}
      onPointerEnter={search.warm}
      onFocus={search.warm}
    >
      <SearchIcon className="icon" />
    </button>
  );
}
