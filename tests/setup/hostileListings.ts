import { wrongValues } from './hostileAnswers';
import { hostileTexts } from './hostileTexts';

const names = ['name', 'title', 'listing_name', 'business_name', 'company_name', 'company'];
const words = ['description', 'text', 'body', 'content', 'summary', 'details', 'about'];
const pictures = ['image', 'picture', 'photo', 'logo', 'media', 'thumbnail', 'cover', 'image_url'];

/** One of a list, in turns. */
const turn = <One>(list: readonly [One, ...One[]], index: number): One =>
  list[index % list.length] ?? list[0];

/** Forms that a picture's address may have. */
const pictureOf = (text: string, index: number): unknown =>
  turn<unknown>(
    [text, { url: text }, [text], [{ url: text }], `https://evil.example/${text}`],
    index,
  );

/** A listing that has a text in every field it may have, also as a field's name. */
function madeOf(text: string, index: number): object {
  const fields: readonly (readonly [string, unknown])[] = [
    [turn(['name', ...names.slice(1)], index), text],
    [turn(['description', ...words.slice(1)], index), text],
    [turn(['image', ...pictures.slice(1)], index), pictureOf(text, index)],
    ['website', text],
    ['tags', [text, text]],
    ['owner', { name: text }],
    ['approved_at', text],
    ['contact person', `https://example.com/${text}`],
    [text, 'A plain text'],
    [`field ${text}`, text],
  ];
  return { id: index, ...Object.fromEntries(fields) };
}

/**
 * Listings of the showroom made of a corpus: a text in every field, texts for names of fields, values
 * of every wrong type in each field, nested ones too, and entries that are no listings.
 */
export function hostileListings(texts: readonly string[] = hostileTexts): readonly unknown[] {
  const named: object[] = [];
  for (let from = 0; from < texts.length; from += 24) {
    const part = texts.slice(from, from + 24);
    named.push({ name: 'Plain', ...Object.fromEntries(part.map((text) => [text, text])) });
  }
  const wrong = ['id', ...names, ...words, ...pictures, 'website', '__proto__'].flatMap((field) =>
    wrongValues.map((value) =>
      Object.fromEntries([
        ['title', 'Plain'],
        [field, value],
      ]),
    ),
  );
  const nested = wrongValues.map((value) => ({
    name: { name: value },
    image: [{ url: value }],
    tags: [value, [value], { name: value }],
    owner: { name: value, title: { name: value } },
    approved_at: [value],
  }));
  return [...texts.map(madeOf), ...named, ...texts, ...wrong, ...nested, ...wrongValues];
}

/** The same in the forms that a list may travel in. */
export const listingBodies = (listings: readonly unknown[]): readonly string[] =>
  [listings, { results: listings, next: 'javascript:alert(1)' }, { data: { data: listings } }].map(
    (body) => JSON.stringify(body),
  );
