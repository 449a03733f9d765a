import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { showcaseWords as words } from '@/content/showcaseWords';
import { AddressText } from '@/ui/formatted/EmailText';
import type { IndexedListing } from './listingIndex';
import { byName, showcaseAddress, type ShowcaseParams } from './showcaseParams';
import * as styles from './showcase.module.css';

const maxColumns = 12;

type HeadProps = { readonly label: string; readonly sort: string; readonly params: ShowcaseParams };

function Head({ label, sort, params }: HeadProps) {
  const current = params.sort === sort;
  const order = params.descending ? 'descending' : 'ascending';
  const descending = current && !params.descending;
  return (
    <th scope="col" aria-sort={current ? order : undefined}>
      <Link to={showcaseAddress(params, { sort, descending })} preventScrollReset replace>
        {label}
        {current && <span aria-hidden="true">{params.descending ? '↓' : '↑'}</span>}
      </Link>
    </th>
  );
}

type ListingTableProps = {
  readonly listings: readonly IndexedListing[];
  readonly fields: readonly string[];
  readonly params: ShowcaseParams;
};

/** A sortable table that scrolls sideways. */
export function ListingTable({ listings, fields, params }: ListingTableProps) {
  const columns = fields.slice(0, maxColumns);
  return (
    // A scroll container must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.listingTable} role="region" aria-label={words.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <Head label={words.name} sort={byName} params={params} />
            {columns.map((label) => (
              <Head key={label} label={label} sort={label} params={params} />
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map(({ position: number, listing }) => (
            <tr key={number}>
              <th scope="row" dir="auto">
                {listing.name}
              </th>
              {columns.map((label) => (
                <td key={label} dir="auto">
                  {listing.facts
                    .filter((fact) => fact.label === label)
                    .map(({ href, value }, index) => (
                      // Facts of a listing may be equal, and they never move.
                      // oxlint-disable-next-line react/no-array-index-key
                      <Fragment key={index}>
                        {index > 0 && ', '}
                        {href === undefined ? (
                          value
                        ) : (
                          <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
                            <AddressText address={value} />
                          </a>
                        )}
                      </Fragment>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
