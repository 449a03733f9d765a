import { foldWords } from './foldWords';
import { nearlyStarts } from './nearlyStarts';

/** What can be looked for: a name, and the words people use for it. */
export type Findable = { readonly label: string; readonly words: readonly string[] };

/** What answers a query. */
export type Found<Entry extends Findable> = {
  readonly entry: Entry;
  /** The words that made it one, where its label does not say so itself. */
  readonly because?: string;
};

type Word = { readonly text: string; readonly phrase?: string };
type Prepared<Entry> = {
  readonly entry: Entry;
  readonly label: string;
  readonly phrases: readonly { readonly text: string; readonly phrase: string }[];
  readonly words: readonly Word[];
};
type Hit = { readonly cost: number; readonly phrase?: string | undefined };

const cost = { whole: 0, prefix: 1, labelWord: 2, synonym: 3, synonymStart: 4, slip: 5 } as const;
/** Shorter words differ by a letter from too many others. */
const shortestSlip = 4;
/** Words of questions that say nothing about what is looked for. */
const fillers = new Set(
  'a an and at can do for how i in is it me my of on or our the to with you your'.split(' '),
);

function prepare<Entry extends Findable>(entry: Entry): Prepared<Entry> {
  const own = foldWords(entry.label);
  return {
    entry,
    label: own.join(''),
    phrases: entry.words.map((phrase) => ({ text: foldWords(phrase).join(''), phrase })),
    words: [
      ...own.map((text): Word => ({ text })),
      ...entry.words.flatMap((phrase) => foldWords(phrase).map((text): Word => ({ text, phrase }))),
    ],
  };
}

function costOf({ text, phrase }: Word, typed: string, slips: boolean): number {
  if (text.startsWith(typed)) {
    if (phrase === undefined) return cost.labelWord;
    return text === typed ? cost.synonym : cost.synonymStart;
  }
  return slips && nearlyStarts(text, typed) ? cost.slip : Infinity;
}

function cheapest(hits: readonly Hit[]): Hit {
  return hits.reduce((best, hit) => (hit.cost < best.cost ? hit : best), { cost: Infinity });
}

/**
 * Makes the ranking of a set. An entry answers where each word of the query starts one of its
 * words; the order is: label starts with the query, a word of the label does, a synonym is it, a
 * synonym starts with it, one slip away. Where entries answer equally well their own order stays. Only
 * a word that starts nothing at all is taken for a slip.
 * @returns from a query to the entries that answer it, best first; none for a query without words
 */
export function rankingOf<Entry extends Findable>(
  entries: readonly Entry[],
): (query: string) => readonly Found<Entry>[] {
  const prepared = entries.map(prepare);
  const isKnown = (typed: string) =>
    prepared.some(({ words }) => words.some(({ text }) => text.startsWith(typed)));

  return (query) => {
    const all = foldWords(query);
    const telling = all.filter((word) => !fillers.has(word));
    const typed = (telling.length > 0 ? telling : all).map((text) => ({
      text,
      slips: text.length >= shortestSlip && !isKnown(text),
    }));
    const joined = all.join('');
    if (joined === '') return [];

    const judge = ({ label, phrases, words }: Prepared<Entry>): Hit => {
      if (label === joined) return { cost: cost.whole };
      if (label.startsWith(joined)) return { cost: cost.prefix };
      const each = typed.map(({ text, slips }) =>
        cheapest(words.map((word) => ({ cost: costOf(word, text, slips), phrase: word.phrase }))),
      );
      const inParts: Hit = {
        cost: each.reduce((sum, hit) => sum + hit.cost, 0),
        phrase: each.find(({ phrase }) => phrase !== undefined)?.phrase,
      };
      const inOne = phrases.find(({ text }) => text === joined);
      return inOne ? cheapest([inParts, { ...inOne, cost: cost.synonym }]) : inParts;
    };

    return prepared
      .map((one) => ({ entry: one.entry, hit: judge(one) }))
      .filter(({ hit }) => hit.cost < Infinity)
      .toSorted((a, b) => a.hit.cost - b.hit.cost)
      .map(({ entry, hit }) =>
        hit.phrase === undefined ? { entry } : { entry, because: hit.phrase },
      );
  };
}
