import type { Post } from '@/api/models/post';

/** The category the home list keeps (specification, section 3: `post_category` equal to 1.0). */
const homeCategory = 1;
const homeCount = 3;

/** The home list: posts of its category, in reversed order, the first three (decisions, section 4). */
export function homePostsOf(posts: readonly Post[]): readonly Post[] {
  return posts
    .filter(({ category }) => category === homeCategory)
    .toReversed()
    .slice(0, homeCount);
}
