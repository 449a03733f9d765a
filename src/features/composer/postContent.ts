import type { OutboxItem, NewOutboxItem, TargetList, PostContent } from '@/outbox/item';

/** The outbox item for this list. Comments have no title. */
export function toOutboxItem(place: TargetList, content: PostContent): NewOutboxItem {
  const payload = { text: content.message };
  switch (place.list) {
    case 'posts':
      return { kind: 'post', target: {}, payload: content };
    case 'community-posts':
      return {
        kind: 'community-post',
        target: { community: place.community },
        payload: content,
      };
    case 'comments':
      return { kind: 'comment', target: { post: place.post }, payload };
    default:
      return {
        kind: 'community-comment',
        target: { community: place.community, post: place.post },
        payload,
      };
  }
}

/** An item's content as in its form; undefined if no form wrote it. */
export function contentOf(act: OutboxItem): PostContent | undefined {
  if ('title' in act.payload) return act.payload;
  return 'text' in act.payload ? { title: '', message: act.payload.text } : undefined;
}

/** No title, message or picture (decisions, section 6). */
export const hasNoContent = ({ title, message, picture }: PostContent): boolean =>
  title.trim() === '' && message.trim() === '' && picture === undefined;

/** Compares pictures by name and size. */
export const isSame = (one: PostContent, other: PostContent): boolean =>
  one.title === other.title &&
  one.message === other.message &&
  one.picture?.name === other.picture?.name &&
  one.picture?.bytes.byteLength === other.picture?.bytes.byteLength;
