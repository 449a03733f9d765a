import { Search } from 'lucide-react';
import { searchOpener } from '@/content/navigation';
import { Button } from '@/ui/Button';
import { useSearch } from './useSearch';
import * as layoutStyles from '@/ui/layout.module.css';

export function SearchInvitation() {
  const { open } = useSearch();
  return (
    <Button variant="quiet" onClick={open}>
      <Search className={layoutStyles.icon} />
      {searchOpener.label}
    </Button>
  );
}
