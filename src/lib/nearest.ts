/** Longer addresses are not typed by people, and comparing them costs the square of their length. */
const longest = 80;

/** Lower case, without accents, endings such as `.html`, and signs: words with single spaces. */
function normalise(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\.[a-z]{2,5}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * How many letters have to be added, taken away, changed or swapped with their neighbour to turn one
 * text into the other.
 */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}

/** 0 for the same words, 1 for nothing in common. */
function difference(typed: string, word: string): number {
  if (typed === '' || word === '') return 1;
  const length = Math.max(typed.length, word.length);
  const edits = editDistance(typed, word) / length;
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  const whole = short.length > 2 && ` ${long} `.includes(` ${short} `);
  return whole ? Math.min(edits, 0.2 + 0.2 * (1 - short.length / length)) : edits;
}

/** From here on two texts have so little in common that one is no suggestion for the other. */
const tooFar = 0.45;

/**
 * The candidates whose words are nearest to what was typed, nearest first; none where nothing is
 * near. Compares the whole text and its last part, without case, accents, signs and file endings.
 * @param wordsOf the texts a candidate is known by, such as its address and its name
 * @param count how many at most
 */
export function nearest<Candidate>(
  typed: string,
  candidates: readonly Candidate[],
  wordsOf: (candidate: Candidate) => readonly string[],
  count = 3,
): Candidate[] {
  const lastPart = typed.split('/').findLast((part) => part !== '') ?? '';
  const asked = [...new Set([normalise(typed), normalise(lastPart)])];
  return candidates
    .map((candidate) => {
      const words = wordsOf(candidate).map(normalise);
      const far = asked.flatMap((text) => words.map((word) => difference(text, word)));
      return { candidate, far: Math.min(1, ...far) };
    })
    .filter(({ far }) => far < tooFar)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
