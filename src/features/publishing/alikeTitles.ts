import type { Post } from '@/api/models/post';
import { foldWords } from '@/lib/foldWords';
import { editDistance } from '@/lib/nearest';

/** Comparing costs the square of the length; what follows makes titles no more alike. */
const longest = 80;
/** Shorter titles differ by a letter from too many others. */
const shortest = 4;
/** This share of a title's letters may differ. */
const slack = 0.2;
/** How many posts are looked at for slips; all are looked at for the same words. */
const newest = 500;

const folded = (title: string): string => foldWords(title).join(' ').slice(0, longest);

/**
 * Prepares a list for the question whether a title is there already, nearly as it is written: without
 * case, accents and signs, and with a few letters' difference.
 * @param posts the newest first
 * @returns from a title to the newest post whose title is nearly the same
 */
export function alikeTitles(posts: readonly Post[]): (title: string) => Post | undefined {
  const known = posts
    .map((post) => ({ post, text: folded(post.title) }))
    .filter(({ text }) => text !== '');
  const recent = known.slice(0, newest);

  return (title) => {
    const asked = folded(title);
    if (asked === '') return undefined;
    const same = known.find(({ text }) => text === asked);
    if (same !== undefined || asked.length < shortest) return same?.post;
    const near = recent.find(({ text }) => {
      const most = Math.floor(Math.max(text.length, asked.length) * slack);
      if (Math.abs(text.length - asked.length) > most) return false;
      return editDistance(text, asked) <= most;
    });
    return near?.post;
  };
}
