import { ArrowDownWideNarrow, ArrowUpNarrowWide, Download, LayoutGrid, Table } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { showcaseWords as words } from '@/content/showcaseWords';
import { downloadText } from '@/lib/download';
import { Button, IconButton } from '@/ui/Button';
import * as fieldStyles from '@/ui/field.module.css';
import * as styles from './showcase.module.css';
import { asOptions, ListingChoice } from './ListingChoice';
import type { IndexedListing, ListingIndex } from './listingIndex';
import { listingsCsv } from './listingsCsv';
import { byName, showcaseAddress, type ShowcaseParams } from './showcaseParams';

type ShowcaseToolsProps = {
  readonly params: ShowcaseParams;
  readonly index: ListingIndex;
  readonly found: readonly IndexedListing[];
  readonly onChange: (change: Partial<ShowcaseParams>) => void;
};

/** Rare details are not offered for sorting. */
const maxFields = 30;

export function ShowcaseTools({ params, index, found, onChange }: ShowcaseToolsProps) {
  const id = useId();
  const [typed, setTyped] = useState(params.query);
  const [shownQuery, setShownQuery] = useState(params.query);
  if (shownQuery !== params.query) {
    // The field follows the address, except for trailing blanks.
    setShownQuery(params.query);
    if (typed.trim() !== params.query) setTyped(params.query);
  }
  const filters = index.fields.filter(({ values }) => values !== undefined).slice(0, maxFields);
  const values = filters.find(({ label }) => label === params.field)?.values ?? [];
  const labelsOf = (fields: ListingIndex['fields']) => asOptions(fields.map(({ label }) => label));
  const Order = params.descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <div className={styles.showcaseTools} role="search" aria-label={words.tools}>
      <div className={`${fieldStyles.field} ${styles.showcaseSearch}`}>
        <label htmlFor={id}>{words.search}</label>
        <input
          id={id}
          className={fieldStyles.input}
          type="search"
          dir="auto"
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
        value={params.field}
        onChoose={(field) => onChange({ field, value: '' })}
      />
      {params.field !== '' && (
        <ListingChoice
          label={words.value}
          any={words.anyValue}
          options={asOptions(values)}
          value={params.value}
          onChoose={(value) => onChange({ value })}
        />
      )}
      <div className={styles.showcaseSort}>
        <ListingChoice
          label={words.sort}
          any={words.asListed}
          options={[
            { value: byName, label: words.name },
            ...labelsOf(index.fields.slice(0, maxFields)),
          ]}
          value={params.sort}
          onChoose={(sort) => onChange({ sort })}
        />
        <IconButton
          variant="outline"
          Icon={Order}
          label={params.descending ? words.descending : words.ascending}
          title={params.descending ? words.descending : words.ascending}
          onClick={() => onChange({ descending: !params.descending })}
        />
      </div>
      <div className={styles.showcaseActions}>
        <nav className={styles.showcaseViews} aria-label={words.view}>
          {(['cards', 'table'] as const).map((view) => (
            <Link
              key={view}
              to={showcaseAddress(params, { view, page: params.page })}
              aria-current={params.view === view ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {view === 'cards' ? <LayoutGrid /> : <Table />}
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
          <Download />
          {words.download}
        </Button>
      </div>
    </div>
  );
}
