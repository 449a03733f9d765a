import type { Post } from '@/api/models/post';

/** By time if all have one, else by id. */
export function newestFirst(posts: readonly Post[]): readonly Post[] {
  const dated = posts.every(({ createdAt }) => createdAt !== undefined);
  return posts.toSorted(
    (one, other) =>
      (dated ? (other.createdAt ?? 0) - (one.createdAt ?? 0) : 0) || other.id - one.id,
  );
}
