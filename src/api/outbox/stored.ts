import * as z from 'zod/mini';
import type { Act } from './act';

const id = z.number();
const picture = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.custom<ArrayBuffer>(
    (value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
  ),
  note: z.optional(z.string()),
});
const post = z.object({
  title: z.string(),
  message: z.string(),
  picture: z.optional(picture),
});
const text = z.object({ text: z.string() });

const error = z.object({
  kind: z.enum(['offline', 'timeout', 'http', 'unreadable']),
  status: z.exactOptional(z.number()),
  message: z.string(),
  said: z.boolean(),
  fields: z.exactOptional(z.record(z.string(), z.string())),
});

const standing = {
  id: z.string(),
  member: z.string(),
  createdAt: z.number(),
  state: z.enum(['waiting', 'sending', 'unclear', 'refused', 'sent']),
  revision: z.number(),
  error: z.optional(error),
  settledId: z.optional(id),
  settledAt: z.optional(z.number()),
  after: z.optional(id),
  heldBy: z.optional(z.string()),
  sentAt: z.optional(z.number()),
  asked: z.optional(z.number()),
};

const stored = z.union([
  z.object({ ...standing, kind: z.literal('post'), target: z.object({}), payload: post }),
  z.object({
    ...standing,
    kind: z.literal('community-post'),
    target: z.object({ community: id }),
    payload: post,
  }),
  z.object({
    ...standing,
    kind: z.literal('comment'),
    target: z.object({ post: id }),
    payload: text,
  }),
  z.object({
    ...standing,
    kind: z.literal('community-comment'),
    target: z.object({ community: id, post: id }),
    payload: text,
  }),
  z.object({
    ...standing,
    kind: z.literal('vote'),
    target: z.object({ poll: id, answer: id }),
    payload: z.object({ question: z.string(), answer: z.string() }),
  }),
  z.object({
    ...standing,
    kind: z.literal('join'),
    target: z.object({ community: id }),
    payload: z.object({
      description: z.string(),
      category: z.optional(z.string()),
      name: z.optional(z.string()),
    }),
  }),
]);

/** An act as this device kept it; undefined where another version of the portal wrote something else. */
export function readAct(raw: unknown): Act | undefined {
  const parsed = stored.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}
