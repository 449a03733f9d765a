import { useCallback, useEffect } from 'react';
import * as z from 'zod/mini';
import type { Poll } from '@/api/models/poll';
import { schemePoll } from '@/content/polls';
import { createDeviceValue, type DeviceValue } from '@/lib/deviceValue';
import { useDeviceValue } from '@/lib/useDeviceValue';
import { userKey } from '@/lib/userKey';

/** A poll the member opened, or made as an admin; there is no list to ask for (decisions, section 4). */
export type KnownPoll = { readonly id: number; readonly question: string };

const known = z.array(z.object({ id: z.number(), question: z.string() }));

const none: readonly KnownPoll[] = [];
const parse = (raw: unknown): readonly KnownPoll[] | undefined => known.safeParse(raw).data;

/** More are too many to read one by one. */
const most = 50;

const lists = new Map<string, DeviceValue<readonly KnownPoll[]>>();

function listOf(member: string): DeviceValue<readonly KnownPoll[]> {
  const list = lists.get(member) ?? createDeviceValue(`kb:polls ${member}`, parse, none);
  lists.set(member, list);
  return list;
}

/** Remembers a poll on this device, for the member on this tab; call also when one is made. */
export function rememberPoll({ id, question }: Pick<Poll, 'id' | 'question'>): void {
  const list = listOf(userKey());
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
  const list = listOf(userKey());
  const polls = useDeviceValue(list, none);
  const forget = useCallback(
    (id: number) => list.set(list.get().filter((one) => one.id !== id)),
    [list],
  );
  return { polls: [{ id: schemePoll, question: '' }, ...polls], forget };
}
