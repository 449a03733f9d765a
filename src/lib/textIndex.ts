import MiniSearch from 'minisearch';
import { tokenize } from './tokenize';

export type Findable = { readonly label: string; readonly words: readonly string[] };

export type TextMatch<Entry extends Findable> = {
  readonly entry: Entry;
  /** The matching words, if the label does not have them. */
  readonly because?: string;
};

/** Words of questions that say nothing of the topic. */
const fillers = new Set(
  'a an and at can do for how i in is it me my of on or our the to with you your'.split(' '),
);

/** Shorter words differ by one letter from too many others. */
const shortestSlip = 4;

/** In shorter words two wrong letters make too many others. */
const shortestTwoSlips = 8;

/** A longer query costs time and nobody types one. */
const maxTextLength = 80;

const slipCounts = [0, 1, 2] as const;
type Slips = (typeof slipCounts)[number];

type Row = { readonly id: number } & Record<'label' | 'words' | 'whole', string>;

/** A plural is found by its singular too, so that a slip in it is one letter and not two. */
const formsOf = (term: string): string[] =>
  term.length > shortestSlip && /[^s]s$/.test(term) ? [term, term.slice(0, -1)] : [term];

const joined = (text: string): string => tokenize(text).join('');

/** The word with each two neighbouring letters swapped, which counts as one slip. */
const swapsOf = (word: string): string[] =>
  Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2),
  );

const formsIn = (text: string) => [...tokenize(text), joined(text)].flatMap(formsOf);

/** `health care` is found as one word too, and `web site` as `website`. */
const rowOf = ({ label, words }: Findable, id: number): Row => ({
  id,
  label: tokenize(label).join(' '),
  words: words.flatMap(tokenize).join(' '),
  whole: [label, ...words].map(joined).join(' '),
});

const emptyIndex = () =>
  new MiniSearch<Row>({
    fields: ['label', 'words', 'whole'],
    // Fields are tokenized before.
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : formsOf(term)),
    searchOptions: { processTerm: (term) => term },
  });

/** Searches by word starts; names and whole words rank first, slips of 1 or 2 letters last. */
export function createTextIndex<Entry extends Findable>(
  entries: readonly Entry[],
): (query: string, slips?: Slips) => readonly TextMatch<Entry>[] {
  const index = emptyIndex();
  const rows = entries.map(rowOf);
  index.addAll(rows);
  const labels = entries.map(({ label }) => joined(label));

  const find = (words: readonly string[], whole: string, slips: Slips) => {
    const isUnknown = (term: string) =>
      index.search(term, { fields: ['label', 'words'], prefix: true }).length === 0;
    const slipped = new Set(
      slips === 0 ? [] : words.filter((word) => word.length >= shortestSlip && isUnknown(word)),
    );
    const queries = words.map((word) =>
      slipped.has(word) ? { combineWith: 'OR' as const, queries: [word, ...swapsOf(word)] } : word,
    );
    return index.search(
      {
        combineWith: 'OR',
        queries: [
          { queries, combineWith: 'AND', fields: ['label', 'words'] },
          { queries: [whole], fields: ['whole'], prefix: false, fuzzy: false },
        ],
      },
      {
        prefix: true,
        fuzzy: (term) => slipped.has(term) && (term.length < shortestTwoSlips ? 1 : slips),
        boost: { label: 16 },
        // How often a word occurs says nothing of a page.
        bm25: { k: 0, b: 0, d: 0.5 },
        boostDocument: (id: number) => {
          if (labels[id] === whole) return 8;
          return labels[id]?.startsWith(whole) === true ? 4 : 1;
        },
      },
    );
  };

  const because = ({ label, words }: Entry, terms: readonly string[]) => {
    const own = formsIn(label);
    const [other] = terms.filter((term) => !own.includes(term));
    if (other === undefined) return undefined;
    return words.find((phrase) => formsIn(phrase).includes(other));
  };

  return (query, mostSlips = 2) => {
    const all = tokenize(query.slice(0, maxTextLength));
    const telling = all.filter((word) => !fillers.has(word));
    const words = telling.length > 0 ? telling : all;
    const whole = all.join('');
    if (whole === '') return [];
    let found: ReturnType<typeof find> = [];
    for (const slips of slipCounts)
      if (slips <= mostSlips && found.length === 0) found = find(words, whole, slips);
    return found
      .toSorted((one, other) => other.score - one.score || Number(one.id) - Number(other.id))
      .flatMap(({ id, terms }) => {
        const entry = entries[Number(id)];
        if (entry === undefined) return [];
        const why = because(entry, terms);
        return [why === undefined ? { entry } : { entry, because: why }];
      });
  };
}
