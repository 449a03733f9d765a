import { ArrowDownWideNarrow, ArrowUpNarrowWide, Download, LayoutGrid, Table } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { showcaseWords as words } from '@/content/showcaseWords';
import { downloadText } from '@/lib/download';
import { Button, IconButton } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import * as styles from './showcaseDesk.module.css';
import { asOptions, ListingChoice } from './ListingChoice';
import type { IndexedListing, ListingIndex } from './listingIndex';
import { listingsCsv } from './listingsCsv';
import { byName, showcaseAddress, type ShowcaseParams } from './showcaseParams';

type ShowcaseToolsProps = {
  readonly place: ShowcaseParams;
  readonly index: ListingIndex;
  readonly found: readonly IndexedListing[];
  readonly onChange: (change: Partial<ShowcaseParams>) => void;
};

/** Rare details are not offered for sorting. */
const mostFields = 30;

export function ShowcaseTools({ place, index, found, onChange }: ShowcaseToolsProps) {
  const id = useId();
  const [typed, setTyped] = useState(place.query);
  const [shownQuery, setShownQuery] = useState(place.query);
  if (shownQuery !== place.query) {
    // The field follows the address, except for trailing blanks.
    setShownQuery(place.query);
    if (typed.trim() !== place.query) setTyped(place.query);
  }
  const filters = index.fields.filter(({ values }) => values !== undefined).slice(0, mostFields);
  const values = filters.find(({ label }) => label === place.field)?.values ?? [];
  const labelsOf = (fields: ListingIndex['fields']) => asOptions(fields.map(({ label }) => label));
  const Order = place.descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <div className={styles.showcaseTools} role="search" aria-label={words.tools}>
      <div className={`${fieldStyles.field} ${styles.showcaseSearch}`}>
        <label htmlFor={id}>{words.search}</label>
        <input
          id={id}
          className={fieldStyles.input}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange({ query: target.value.trim() });
          }}
        />
      </div>
      <ListingChoice
        label={words.filter}
        any={words.anyField}
        options={labelsOf(filters)}
        value={place.field}
        onChoose={(field) => onChange({ field, value: '' })}
      />
      {place.field !== '' && (
        <ListingChoice
          label={words.value}
          any={words.anyValue}
          options={asOptions(values)}
          value={place.value}
          onChoose={(value) => onChange({ value })}
        />
      )}
      <div className={styles.showcaseSort}>
        <ListingChoice
          label={words.sort}
          any={words.asListed}
          options={[
            { value: byName, label: words.name },
            ...labelsOf(index.fields.slice(0, mostFields)),
          ]}
          value={place.sort}
          onChoose={(sort) => onChange({ sort })}
        />
        <IconButton
          variant="outline"
          Icon={Order}
          label={place.descending ? words.descending : words.ascending}
          title={place.descending ? words.descending : words.ascending}
          onClick={() => onChange({ descending: !place.descending })}
        />
      </div>
      <div className={styles.showcaseActs}>
        <nav className={styles.showcaseViews} aria-label={words.view}>
          {(['cards', 'table'] as const).map((view) => (
            <Link
              key={view}
              to={showcaseAddress(place, { view })}
              aria-current={place.view === view ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {view === 'cards' ? (
                <LayoutGrid className={layoutStyles.icon} />
              ) : (
                <Table className={layoutStyles.icon} />
              )}
              {words[view]}
            </Link>
          ))}
        </nav>
        <Button
          variant="outline"
          small
          aria-disabled={found.length === 0 || undefined}
          onClick={() => {
            if (found.length === 0) return;
            const labels = index.fields.map(({ label }) => label);
            downloadText('approved-listings.csv', listingsCsv(found, labels), 'text/csv');
          }}
        >
          <Download className={layoutStyles.icon} />
          {words.download}
        </Button>
      </div>
    </div>
  );
}
