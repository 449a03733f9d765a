import { Search } from 'lucide-react';
import { searchOpener } from '@/content/navigation';
import { Button } from '@/ui/Button';
import { openSearch } from './useSearch';
import * as layoutStyles from '@/ui/layout.module.css';

export function SearchInvitation() {
  return (
    <Button variant="quiet" onClick={openSearch}>
      <Search className={layoutStyles.icon} />
      {searchOpener.label}
    </Button>
  );
}
