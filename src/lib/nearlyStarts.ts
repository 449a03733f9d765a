/**
 * True where `word` starts with `typed` but for one slip: a letter wrong, missing, too many, or two
 * swapped. A slip in the last letter counts only where the word ends there too, since any word would
 * do otherwise.
 * @example nearlyStarts('ontario', 'ontraio') // true
 */
export function nearlyStarts(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  if (same === typed.length) return true;
  if (same === 0) return false;
  const rest = typed.slice(same + 1);
  if (rest === '') return Math.abs(word.length - typed.length) <= 1;
  const swapped = word[same] === rest[0] && word[same + 1] === typed[same];
  return (
    word.startsWith(rest, same + 1) ||
    word.startsWith(typed.slice(same), same + 1) ||
    word.startsWith(rest, same) ||
    (swapped && word.startsWith(rest.slice(1), same + 2))
  );
}
