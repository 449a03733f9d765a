import { Search } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { projectsPanel, type SectorFamily } from '@/content/projectsPanel';
import { sectorFilterWords } from '@/content/outsourcing';
import * as layoutStyles from '@/ui/layout.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import * as styles from './sectorFilter.module.css';
import { sectorAddress, type SectorParams } from './useSectorParams';

type Choice = { readonly key: SectorFamily | undefined; readonly label: string };

const choices: readonly Choice[] = [
  { key: undefined, label: sectorFilterWords.all },
  ...projectsPanel.map(({ key, label }) => ({ key, label })),
];

type SectorFilterProps = {
  readonly place: SectorParams;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onQuery: (text: string) => void;
};

/** Filters sectors by group and word. Uncontrolled, so that early input counts. */
export function SectorFilter({ place, field, onQuery }: SectorFilterProps) {
  const { group, query, settled } = place;
  const id = useId();
  const early = useRef(true);

  useEffect(() => {
    const input = field.current;
    if (input === null || !settled) return;
    const typedEarly = early.current && input.value.trim() !== '' && query === '';
    early.current = false;
    if (typedEarly) onQuery(input.value);
    else if (document.activeElement !== input) input.value = query;
    // Only the address changes the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled, query]);

  return (
    <div className={styles.sectorFilter} role="search" aria-label={sectorFilterWords.field}>
      <nav aria-label={sectorFilterWords.groups}>
        {choices.map(({ key, label }) => (
          <Link
            key={label}
            to={sectorAddress(key, query)}
            preventScrollReset
            {...(key === group && { 'aria-current': true })}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.sectorWord}>
        <label className={layoutStyles.sr} htmlFor={id}>
          {sectorFilterWords.field}
        </label>
        <Search className={layoutStyles.icon} />
        <input
          ref={field}
          id={id}
          className={fieldStyles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          placeholder={sectorFilterWords.placeholder}
          defaultValue=""
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
    </div>
  );
}
