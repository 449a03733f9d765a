import * as z from 'zod/mini';
import type { Poll } from '@/api/models/poll';
import { schemePoll } from '@/config/fixedIds';
import { useDeviceValue } from '@/lib/deviceValue';
import { updateOtherMembers, createMemberValue } from '@/session/memberValues';

/** A poll that the member opened or made: the API has no list (decisions, section 4). */
export type KnownPoll = { readonly id: number; readonly question: string };

/** Each is loaded separately. */
const maxPolls = 50;

/** Limited on reading too: stored data may be older or edited. */
const known = z.pipe(
  z.transform((raw: unknown) => (Array.isArray(raw) ? raw.slice(0, maxPolls) : raw)),
  z.array(z.object({ id: z.number(), question: z.string() })),
);

const start = 'kb:polls ';
const knownPollsOf = createMemberValue<readonly KnownPoll[]>(start, known, []);

export function rememberPoll({ id, question }: Pick<Poll, 'id' | 'question'>): void {
  const list = knownPollsOf();
  const before = list.get();
  const same = before.find((one) => one.id === id);
  if (id === schemePoll || (same !== undefined && same.question === question)) return;
  list.set([{ id, question }, ...before.filter((one) => one.id !== id)].slice(0, maxPolls));
}

/** Known polls, newest first after the scheme's. */
export function useKnownPolls() {
  const list = knownPollsOf();
  const polls = useDeviceValue(list);
  return {
    polls: [{ id: schemePoll, question: '' }, ...polls],
    removePoll: (id: number) => list.set(list.get().filter((one) => one.id !== id)),
  };
}

/** Removes questions from others' lists, which may be an admin's own words. */
export function removeQuestionsOfOthers(present: string): void {
  updateOtherMembers(start, present, knownPollsOf, (list) =>
    list.map(({ id }) => ({ id, question: '' })),
  );
}
