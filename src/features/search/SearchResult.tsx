import { BriefcaseBusiness, FileText, MapPin, Users } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SearchEntry, SearchGroup } from '@/content/searchEntries';
import type { Found } from '@/lib/ranking';

const icons = {
  Pages: FileText,
  Sectors: BriefcaseBusiness,
  Groups: Users,
  Regions: MapPin,
} as const satisfies Record<SearchGroup, unknown>;

type SearchResultProps = {
  readonly id: string;
  readonly found: Found<SearchEntry>;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onOpen: (event: MouseEvent) => void;
};

/** A result: a link like any other that the search field's keys choose. */
export function SearchResult({ id, found, active, onPoint, onOpen }: SearchResultProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { entry, because } = found;
  const Icon = icons[entry.group];

  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Link
      ref={link}
      id={id}
      to={entry.path}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="search-result"
      onMouseMove={onPoint}
      onClick={onOpen}
    >
      <span className="door" aria-hidden="true">
        <Icon className="icon" />
      </span>
      <span className="name">{entry.label}</span>
      {because !== undefined && <span className="because">{because}</span>}
    </Link>
  );
}
