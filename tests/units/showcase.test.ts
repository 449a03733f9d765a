import { describe, expect, test } from 'vitest';
import { type Listing, readListing } from '@/api/models/listing';
import { searchListings, createListingIndex } from '@/features/showcase/listingIndex';
import { csvCell, listingsCsv } from '@/features/showcase/listingsCsv';
import { readShowcaseParams, showcaseAddress } from '@/features/showcase/showcaseParams';

const listing = (
  name: string,
  facts: Readonly<Record<string, string>> = {},
  text?: string,
): Listing => ({
  name,
  ...(text === undefined ? {} : { text }),
  facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
});
const position = (address = '') => readShowcaseParams(new URLSearchParams(address));
const names = (listings: readonly Listing[], address = '') =>
  searchListings(createListingIndex(listings), position(address)).map(
    ({ listing: { name } }) => name,
  );

const three = [
  listing('Oven', { City: 'Québec', Team: '14' }, 'Bread for schools'),
  listing('Anvil', { City: 'Regina', Team: '9' }),
  listing('Boat', { Team: '100' }),
];

describe('the address', () => {
  test.each([
    '',
    'q=bread',
    'field=City&value=Regina&sort=Team&order=desc&view=table&page=3',
    'q=a%26b%3D&sort=name',
  ])('%s is read and written to the same', (query) => {
    const address = showcaseAddress(position(query), { page: position(query).page });
    expect(address).toBe(`/admin/showcase${query === '' ? '' : `?${query}`}`);
  });

  test.each(['page=-1', 'page=x', 'page=1e99', 'view=cube', 'value=Regina', 'order=up'])(
    '%s is left out',
    (query) => expect(position(query)).toEqual(position()),
  );

  test('another search begins on the first page', () => {
    expect(showcaseAddress(position('page=4'), { query: 'x' })).toBe('/admin/showcase?q=x');
  });
});

describe('search, filter and order', () => {
  test.each([
    ['', ['Oven', 'Anvil', 'Boat']],
    ['q=bre+sch', ['Oven']],
    ['q=quebec', ['Oven']],
    ['q=read', []],
    ['q=14', ['Oven']],
    ['field=City', ['Oven', 'Anvil']],
    ['field=City&value=Regina', ['Anvil']],
    ['field=None', []],
    ['sort=name', ['Anvil', 'Boat', 'Oven']],
    ['sort=Team', ['Anvil', 'Oven', 'Boat']],
    ['sort=Team&order=desc', ['Boat', 'Oven', 'Anvil']],
    ['sort=City&order=desc', ['Anvil', 'Oven', 'Boat']],
    ['order=desc', ['Boat', 'Anvil', 'Oven']],
  ])('%s', (address, expected) => expect(names(three, address)).toEqual(expected));

  test('a detail is offered with its values, those of most listings first', () => {
    expect(createListingIndex(three).fields).toEqual([
      { label: 'Team', count: 3, values: ['9', '14', '100'] },
      { label: 'City', count: 2, values: ['Québec', 'Regina'] },
    ]);
  });

  test('dates are in the order of time, in the list and among the values', () => {
    const dated = [
      ['April', '2026-04-01T08:00:00Z'],
      ['January, late', '2026-01-20T21:30:00Z'],
      ['January, early', '2026-01-20T07:30:00Z'],
      ['Last year', '2025-12-05'],
    ]
      .map(([name, approvedAt]) => readListing({ name, approvedAt }))
      .filter((one) => one !== undefined);
    const inTime = ['Last year', 'January, early', 'January, late', 'April'];
    expect(names(dated, 'sort=Approved+at')).toEqual(inTime);
    expect(names(dated, 'sort=Approved+at&order=desc')).toEqual(inTime.toReversed());
    expect(createListingIndex(dated).fields).toMatchObject([
      { values: ['December 5, 2025', 'January 20, 2026', 'April 1, 2026'] },
    ]);
  });

  test('numbers are in the order of their values, before texts', () => {
    const rated = [4.5, 'New', 4.25, -3, 10, -5].map((rating) =>
      listing(`${rating}`, { Rating: `${rating}` }),
    );
    const inOrder = ['-5', '-3', '4.25', '4.5', '10', 'New'];
    expect(names(rated, 'sort=Rating')).toEqual(inOrder);
    expect(createListingIndex(rated).fields).toMatchObject([{ values: inOrder }]);
  });

  test('a detail with too many or too long values is not offered as a filter', () => {
    const many = Array.from({ length: 80 }, (_, index) =>
      listing(`L${index}`, { Code: `c${index}`, Same: 'x', Long: 'y'.repeat(index) }),
    );
    expect(createListingIndex(many).fields.map(({ values }) => values)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('5,000 listings of any shape are prepared and searched in good time', () => {
    const wire = (index: number) => ({
      name: `Listing ${index}`,
      description: 'Words of a listing. '.repeat(20),
      nested: { deep: { deeper: [index] } },
      city: `City ${index % 40}`,
      [`only_${index}`]: '=1+1',
    });
    const all = Array.from({ length: 5000 }, (_, index) => readListing(wire(index))).filter(
      (one) => one !== undefined,
    );
    const start = performance.now();
    const index = createListingIndex(all);
    const found = searchListings(index, position('q=listing+49&field=City&value=City+9&sort=name'));
    expect(performance.now() - start).toBeLessThan(4000);
    expect(found.map((entry) => entry.listing.name)).toContain('Listing 49');
    const csv = listingsCsv(
      found,
      index.fields.map(({ label }) => label),
    );
    expect(csv.split('\r\n')[0]?.split(',').length).toBeLessThanOrEqual(64);
    expect(csv).toContain('More details');
  });
});

describe('the file', () => {
  test.each([
    ['plain', '"plain"'],
    ['say "hi", then\ngo', '"say ""hi"", then\ngo"'],
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1 204 555 0100', `"'+1 204 555 0100"`],
    ['-cmd|calc', `"'-cmd|calc"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =1+1', `"'  =1+1"`],
    ['\u200B=1+1', `"'\u200B=1+1"`],
    ['\t=1', `"'\t=1"`],
    ['\rx', `"'\rx"`],
    ['＝1+1', `"'＝1+1"`],
    ['-12.5', '"-12.5"'],
    ['a=b', '"a=b"'],
    ['', '""'],
  ])('%j is written as %s', (value, cell) => expect(csvCell(value)).toBe(cell));

  test('has a mark for UTF-8, one column a detail, and a line a listing', () => {
    const { listings, fields } = createListingIndex(three);
    const csv = listingsCsv(
      listings,
      fields.map(({ label }) => label),
    );
    expect(csv).toBe(
      '\uFEFF"Name","Description","Picture","Team","City"\r\n' +
        '"Oven","Bread for schools","","14","Québec"\r\n' +
        '"Anvil","","","9","Regina"\r\n' +
        '"Boat","","","100",""\r\n',
    );
  });

  test('a label is a cell like any other', () => {
    const { listings, fields } = createListingIndex([listing('A', { '=cmd': 'x' })]);
    expect(
      listingsCsv(
        listings,
        fields.map(({ label }) => label),
      ),
    ).toContain(`"'=cmd"`);
  });
});
