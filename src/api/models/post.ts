import { hosts } from '@/api/provider';
import { parsePost, type Post } from './parsePost';

export type { Post } from './parsePost';

export const readPost = (entry: unknown): Post | undefined => parsePost(entry, hosts.portal);
