import { Search } from 'lucide-react';
import { searchOpener } from '@/content/searchWords';
import { Button } from '@/ui/Button';
import { openSearch } from './openSearch';

export function SearchInvitation() {
  return (
    <Button variant="quiet" onClick={openSearch}>
      <Search className="icon" />
      {searchOpener.label}
    </Button>
  );
}
