import { postsEndpoints } from '@/api/posts.api';

/** Whether an author of these names has posted; undefined until the list has loaded. */
export function useHasPosted(names: readonly string[] | undefined): boolean | undefined {
  const { posted } = postsEndpoints.posts.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      posted: data?.some(({ author }) => names?.includes(author) === true),
    }),
  });
  return names === undefined ? undefined : posted;
}
