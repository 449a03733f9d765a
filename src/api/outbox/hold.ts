import { offlineError } from '@/api/providerError';
import { userKey } from '@/lib/userKey';
import type { Act } from './act';
import type { Mirror } from './mirror';
import type { Step } from './storage';

/** One sending of an act. */
export type Flight = {
  /** What the act is held by until its call leaves. */
  readonly id: string;
  readonly controller: AbortController;
  cancelled: boolean;
  share: number;
  /** Its call has left at least once. */
  left: boolean;
  /** Why its call never left: another tab has the act by now, or there was no connection. */
  stayed: 'lost' | 'offline' | undefined;
};

/** True while no call of this sending can have arrived. */
export const isHeld = (mirror: Mirror, { id }: Act, flight: Flight): boolean =>
  mirror.acts().some((act) => act.id === id && act.heldBy === flight.id);

/**
 * True where its member has logged out meanwhile. What is kept on this device says, when they are back,
 * whether it may have arrived; nobody else looks for it.
 */
export const isLeft = ({ member }: Act, { cancelled }: Flight): boolean =>
  !cancelled && userKey() !== member;

/**
 * Lets a call leave, once it is kept on this device that it does: a page that goes before has sent
 * nothing, one that goes after may have.
 * @param isOver true where this tab sends nothing any more
 * @returns false where the call must stay
 */
export async function letLeave(
  mirror: Mirror,
  { id }: Act,
  flight: Flight,
  isOver: () => boolean,
): Promise<boolean> {
  if (isOver() || flight.cancelled) return false;
  if (!navigator.onLine) {
    flight.stayed = 'offline';
    return false;
  }
  let mine = false;
  await mirror.change(id, (now) => {
    mine = now?.state === 'sending' && now.heldBy === flight.id;
    return now && mine ? { ...now, heldBy: undefined, sentAt: now.sentAt ?? Date.now() } : now;
  });
  if (mine) flight.left = true;
  else flight.stayed = 'lost';
  return mine;
}

/** Holds an act whose token was refused: its call is not counted. @param before as it was before */
export async function holdAgain(mirror: Mirror, before: Act, flight: Flight): Promise<void> {
  const { id, sentAt } = before;
  await mirror.change(id, (now) =>
    now?.state === 'sending' ? { ...now, sentAt, heldBy: flight.id } : now,
  );
}

/** What a tab that is gone left behind: unclear, unless it is certain that its call never left. */
export const abandoned: Step = (act) => {
  if (act?.state !== 'sending') return act;
  return act.heldBy === undefined
    ? { ...act, state: 'unclear', error: offlineError }
    : { ...act, state: 'waiting' };
};
