import { lists } from '@/api/posts.api';

/** Whether this author has posted; undefined until the list has loaded. */
export function useHasPosted(name: string | undefined): boolean | undefined {
  const { posted } = lists.posts.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ posted: data?.some(({ author }) => author === name) }),
  });
  return name === undefined ? undefined : posted;
}
