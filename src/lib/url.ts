/**
 * Joins a base address and a path with exactly one slash. A trailing slash of the path is kept:
 * the provider tells `/posts/` and `/posts` apart.
 * @example joinUrl('https://host/api/', '/posts/') // 'https://host/api/posts/'
 */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** A path with its trailing slash taken off (the root stays `/`), as the route table spells it. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
