import type { Answers } from './hostilePage';
import { groupPath, paths, regionPath, withQuery } from '@/config/paths';
import { hostileTexts } from './hostileTexts';

/** Values of every type but the expected one. */
export const wrongValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  [],
  [null],
  [['a']],
  {},
  { id: 1 },
  { name: null },
  { name: { name: 'a' } },
  { toString: 'a', valueOf: 1 },
  { length: 3 },
  { $$typeof: 'react.element', type: 'script', props: { children: 'alert(1)' } },
  { dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' } },
];

const deep = (before: string, after: string, times: number, core = '1') =>
  before.repeat(times) + core + after.repeat(times);

/** Whole answers, as they travel. */
export const hostileBodies: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '{}',
  '[[]]',
  '[null, 1, "a", true, [], {}]',
  '{"results": {}}',
  '{"results": null}',
  '{"data": {"data": {"data": []}}}',
  '{"data": "[]"}',
  '{"detail": "Not found."}',
  '{"results": {"__proto__": []}}',
  '{"__proto__": {"admin": true, "loggedIn": true}}',
  '[{"__proto__": {"title": "a"}, "id": 1}]',
  '[{"constructor": {"prototype": {"title": "a"}}, "id": 1}]',
  '{"id": 1, "id": 2, "email": "a@example.com", "email": {}}',
  '[{"id": 1e400}, {"id": -1}, {"id": 0.5}, {"id": "1"}, {"id": "x"}, {"id": null}]',
  '[{"id": 1, "title": "a"}, {"id": 1, "title": "b"}, {"id": 1, "title": "c"}]',
  '\ufeff[]',
  '[1,]',
  '[NaN]',
  "{'a': 1}",
  ")]}',\n[]",
  '<!doctype html><script>alert(1)</script>',
  '<?xml version="1.0"?><posts/>',
  deep('[', ']', 5000),
  deep('{"a":', '}', 5000),
  deep('[', ']', 200_000),
  deep('{"data":', '}', 100_000, '[]'),
  deep('{"results":', '}', 50_000),
  deep('{"name":', '}', 50_000),
  `[${'{"id":1},'.repeat(3000)}{"id":2}]`,
  `{"email": "a@example.com", "deep": ${deep('[', ']', 100_000)}}`,
  `[{"id": 5, "title": "a", "author": ${deep('{"name":', '}', 50_000)}}]`,
];

const id = (index: number) => index + 1;

/** One entry for each text, set in every field; then one for each wrong value in each field. */
function entriesOf(fields: readonly string[], words: readonly string[]): readonly unknown[] {
  const texts = words.map((text, index) => ({
    ...Object.fromEntries(fields.map((field) => [field, text])),
    id: id(index),
  }));
  const wrong = fields.flatMap((field, row) =>
    wrongValues.map((value, column) => ({
      ...Object.fromEntries(fields.map((name) => [name, 'A plain text'])),
      id: id(words.length + row * wrongValues.length + column),
      [field]: value,
    })),
  );
  const ids = wrongValues.map((value) => ({ id: value, title: 'a', name: 'a', body: 'a' }));
  return [...texts, ...wrong, ...ids];
}

/** A body as it travels. */
export const json = (value: unknown) => ({ body: JSON.stringify(value) });
const postFields = ['title', 'content', 'author', 'media', 'post_category', 'created_at'];
const otherPostFields = ['title', 'body', 'author_name', 'post_image', 'created_at'];
const commentFields = ['body', 'author', 'created_at'];
const answerFields = ['contestant', 'entry_text', 'text'];

/** Answers to vote for, each with a count; then counts that are none. */
const answersOf = (texts: readonly string[]) => [
  ...entriesOf(answerFields, texts).map((entry) => Object.assign({ votes: 3 }, entry)),
  ...[...texts, ...wrongValues].map((votes, index) => ({ id: 5000 + index, votes })),
];

const listingFields = ['name', 'description', 'image', 'website', 'contact person', '__proto__'];

/** Every list and record of the provider, made of a corpus. */
export const hostileListsOf =
  (texts: readonly string[]): Answers =>
  (path, method) => {
    const entries = (fields: readonly string[]) => entriesOf(fields, texts);
    if (method !== 'GET') return undefined;
    if (path === '/posts/') return json(entries(postFields));
    if (/^\/community\/\d+\/posts\/$/.test(path)) return json(entries(otherPostFields));
    // A feed requests the comments of every post it shows: those of one are enough.
    if (/\/(?:3|40)\/comments?\/$/.test(path)) return json({ results: entries(commentFields) });
    if (path.endsWith('/comments/')) return json([]);
    if (path === '/my-communities' || path === '/communities/') {
      return json({ data: entries(['name']) });
    }
    if (path.endsWith('answers/')) return json(answersOf(texts));
    if (/^\/polls?\/\d+\/$/.test(path)) {
      const text = texts.join(' ').slice(0, 400_000);
      return json({ id: 2, entry_text: text, contestant: text, votes: '7' });
    }
    if (path === '/showroom/approved-listings/') return json(entries(listingFields));
    return undefined;
  };

/** The same of the whole corpus. */
export const hostileLists: Answers = hostileListsOf(hostileTexts);

/** Screens that show the lists, what there is of their entries, and how many at least. */
export const listScreens = [
  [paths.community, 'main article', 3],
  [withQuery(paths.communityInitiative, { community: 4 }), 'main article', 3],
  [withQuery(paths.commentPage, { post: 3 }), 'main article ~ * li', 20],
  [withQuery(paths.initiativeCommentPage, { community: 4, post: 40 }), 'main article ~ * li', 20],
  [paths.communities, 'main a[href*="community="]', 60],
  [regionPath('ontario'), 'main h2', 1],
  [groupPath('marketing'), 'main :is(form, h2)', 1],
  [paths.polls, 'main li', 1],
  [withQuery(paths.pollDetails, { id: 2 }), '[data-slot=poll-entry]', 60],
  [paths.empowermentScheme, '[data-slot=poll-entry]', 60],
  [paths.outsourcingHome, '[data-slot=listing-card]', 3],
  [paths.root, '[data-slot=home-post-list] article', 1],
] as const;

const names = ['name', 'title', 'listing_name', 'business_name', 'company_name', 'company'];
const words = ['description', 'text', 'body', 'content', 'summary', 'details', 'about'];
const pictures = ['image', 'picture', 'photo', 'logo', 'media', 'thumbnail', 'cover', 'image_url'];

/** One of a list, in turns. */
const pick = <One>(list: readonly [One, ...One[]], index: number): One =>
  list[index % list.length] ?? list[0];

/** Forms that a picture's address may have. */
const pictureOf = (text: string, index: number): unknown =>
  pick<unknown>(
    [text, { url: text }, [text], [{ url: text }], `https://evil.example/${text}`],
    index,
  );

/** A listing that has a text in every field it may have, also as a field's name. */
function madeOf(text: string, index: number): object {
  const fields: readonly (readonly [string, unknown])[] = [
    [pick(['name', ...names.slice(1)], index), text],
    [pick(['description', ...words.slice(1)], index), text],
    [pick(['image', ...pictures.slice(1)], index), pictureOf(text, index)],
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
