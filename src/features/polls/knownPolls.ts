import { useCallback, useEffect } from 'react';
import * as z from 'zod/mini';
import type { Poll } from '@/api/models/poll';
import { schemePoll } from '@/content/polls';
import { createDeviceValue } from '@/lib/deviceValue';
import { useDeviceValue } from '@/lib/useDeviceValue';
import { changeOthers, perMember } from '@/session/perMember';

/** A poll the member opened, or made as an admin; there is no list to ask for (decisions, section 4). */
export type KnownPoll = { readonly id: number; readonly question: string };

const known = z.array(z.object({ id: z.number(), question: z.string() }));

/** More are too many to read one by one. */
const most = 50;

const none: readonly KnownPoll[] = [];
/** Cut on reading too: what is stored may be of an older portal, or of somebody's own hand. */
const parse = (raw: unknown): readonly KnownPoll[] | undefined =>
  known.safeParse(Array.isArray(raw) ? raw.slice(0, most) : raw).data;

const start = 'kb:polls ';

const listOf = perMember((member) => createDeviceValue(`kb:polls ${member}`, parse, none));

/** Remembers a poll on this device, for the member on this tab; call also when one is made. */
export function rememberPoll({ id, question }: Pick<Poll, 'id' | 'question'>): void {
  const list = listOf();
  const before = list.get();
  const same = before.find((one) => one.id === id);
  if (id === schemePoll || (same !== undefined && same.question === question)) return;
  list.set([{ id, question }, ...before.filter((one) => one.id !== id)].slice(0, most));
}

/** Remembers a poll once it shows. */
export function useRemembered(poll: Poll | undefined): void {
  useEffect(() => {
    if (poll !== undefined) rememberPoll(poll);
  }, [poll]);
}

/** The polls a member knows on this device, the newest first after the scheme poll. */
export function useKnownPolls() {
  const list = listOf();
  const polls = useDeviceValue(list, none);
  const forget = useCallback(
    (id: number) => list.set(list.get().filter((one) => one.id !== id)),
    [list],
  );
  return { polls: [{ id: schemePoll, question: '' }, ...polls], forget };
}

/**
 * Leaves of other members' lists only which polls they know: a question may be an admin's own words.
 * @param present the `userKey` of who is here
 */
export function forgetQuestionsOfOthers(present: string): void {
  changeOthers(start, present, listOf, (list) => list.map(({ id }) => ({ id, question: '' })));
}
