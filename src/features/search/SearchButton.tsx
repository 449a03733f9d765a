import { Search as SearchIcon } from 'lucide-react';
import { searchOpener } from '@/content/navigation';
import { Button } from '@/ui/Button';
import { type Search, useSearch } from './useSearch';
import * as buttonStyles from '@/ui/button.module.css';

type SearchButtonProps = { readonly search: Search; readonly quiet?: boolean };

/** Opens the search; loads it on hover. */
export function SearchButton({ search, quiet = false }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonStyles.btn} ${buttonStyles.btnIcon} ${quiet ? buttonStyles.btnQuiet : buttonStyles.btnOutline} needs-script`}
      aria-label={searchOpener.label}
      aria-busy={search.status === 'loading' || undefined}
      aria-keyshortcuts="/ Control+K Meta+K"
      title={searchOpener.hint}
      onClick={search.open}
      onPointerEnter={search.prefetch}
      onFocus={search.prefetch}
    >
      <SearchIcon />
    </button>
  );
}

/** The same with words, for pages that found nothing. */
export function SearchInvitation() {
  const { open } = useSearch();
  return (
    <Button variant="outline" className="needs-script" onClick={open}>
      <SearchIcon />
      {searchOpener.label}
    </Button>
  );
}
