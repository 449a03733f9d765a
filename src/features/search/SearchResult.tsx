import {
  BriefcaseBusiness,
  FileText,
  MapPin,
  MessageSquare,
  MessagesSquare,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SearchHit } from './useSearchResults';
import * as styles from './search.module.css';

const icons = {
  Pages: FileText,
  Sectors: BriefcaseBusiness,
  Groups: Users,
  Regions: MapPin,
  People: UserRound,
  'Your communities': UsersRound,
  Posts: MessagesSquare,
  Comments: MessageSquare,
} as const satisfies Record<SearchHit['group'], unknown>;

type SearchResultProps = {
  readonly id: string;
  readonly result: SearchHit;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onOpen: (event: MouseEvent) => void;
};

export function SearchResult({ id, result, active, onPoint, onOpen }: SearchResultProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { path, label, group, note } = result;
  const Icon = icons[group];

  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Link
      ref={link}
      id={id}
      to={path}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.searchResult}
      onMouseMove={onPoint}
      onClick={onOpen}
    >
      <span className={styles.door} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.name} dir="auto">
        {label}
      </span>
      {note !== undefined && (
        <span className={styles.because} dir="auto">
          {note}
        </span>
      )}
    </Link>
  );
}
