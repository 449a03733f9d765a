import type { OutboxItem, NewOutboxItem, TargetList, PostContent } from '@/outbox/item';

/** What sending the words of a form means, by the list they are for. A comment has no title. */
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

/** The words of an act as its form shows them; undefined where no form wrote it. */
export function contentOf(act: OutboxItem): PostContent | undefined {
  if ('title' in act.payload) return act.payload;
  return 'text' in act.payload ? { title: '', message: act.payload.text } : undefined;
}

/** Nothing to send: no title, no message, no picture (decisions, section 6). */
export const hasNoContent = ({ title, message, picture }: PostContent): boolean =>
  title.trim() === '' && message.trim() === '' && picture === undefined;

/** The same words, and the same picture by its name and size. */
export const isSame = (one: PostContent, other: PostContent): boolean =>
  one.title === other.title &&
  one.message === other.message &&
  one.picture?.name === other.picture?.name &&
  one.picture?.bytes.byteLength === other.picture?.bytes.byteLength;
