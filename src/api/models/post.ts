import { hosts } from '@/api/hosts';
import { parsePost, type Post } from './parsePost';

export type { Post } from './parsePost';

/** One wire entry of host one as a post, or undefined where it has no id or nothing to show. */
export const readPost = (entry: unknown): Post | undefined => parsePost(entry, hosts.portal);
