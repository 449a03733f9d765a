import { wrongValues } from './hostileAnswers';
import type { Answers } from './hostilePage';
import { hostileTexts } from './hostileTexts';

const id = (index: number) => index + 1;

/** One entry for each text, which stands in every field; then one for each wrong value in each field. */
function entriesOf(fields: readonly string[]): readonly unknown[] {
  const texts = hostileTexts.map((text, index) => ({
    ...Object.fromEntries(fields.map((field) => [field, text])),
    id: id(index),
  }));
  const wrong = fields.flatMap((field, row) =>
    wrongValues.map((value, column) => ({
      ...Object.fromEntries(fields.map((name) => [name, 'A plain text'])),
      id: id(hostileTexts.length + row * wrongValues.length + column),
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
const answers = [
  ...entriesOf(answerFields).map((entry) => Object.assign({ votes: 3 }, entry)),
  ...[...hostileTexts, ...wrongValues].map((votes, index) => ({ id: 5000 + index, votes })),
];

const listingFields = ['name', 'description', 'image', 'website', 'contact person', '__proto__'];

/** Every list and record of the provider, made of the corpus. */
export const hostileLists: Answers = (path, method) => {
  if (method !== 'GET') return undefined;
  if (path === '/posts/') return json(entriesOf(postFields));
  if (/^\/community\/\d+\/posts\/$/.test(path)) return json(entriesOf(otherPostFields));
  // A feed asks for the comments of every post it shows: those of one are enough.
  if (/\/(?:3|40)\/comments?\/$/.test(path)) return json({ results: entriesOf(commentFields) });
  if (path.endsWith('/comments/')) return json([]);
  if (path === '/my-communities' || path === '/communities/') {
    return json({ data: entriesOf(['name']) });
  }
  if (path.endsWith('answers/')) return json(answers);
  if (/^\/polls?\/\d+\/$/.test(path)) {
    const text = hostileTexts.join(' ').slice(0, 400_000);
    return json({ id: 2, entry_text: text, contestant: text, votes: '7' });
  }
  if (path === '/showroom/approved-listings/') return json(entriesOf(listingFields));
  return undefined;
};
