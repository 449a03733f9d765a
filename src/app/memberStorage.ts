import { accessToken } from '@/session/sessionRecord';
import { forgetAnswersOfOthers } from '@/api/offlineCacheStorage';
import { createOutboxStorage } from '@/outbox/storage';
import { lastEvent } from '@/session/sessionSync';
import { clearIntent } from '@/features/groups/intent';
import { forgetQuestionsOfOthers } from '@/features/polls/knownPolls';
import { forgetNamesOfOthers } from '@/session/perMember';
import { tokenOwner } from '@/session/identifyUser';
import { statesOfOthers } from './memberStates';

const outbox = createOutboxStorage();

/** Who is here: a login of another tab may have come since this one was told that nobody is. */
function whoIsHere(present: string): string {
  const event = lastEvent();
  return present === '' && event?.act === 'in' && accessToken() !== undefined ? event.key : present;
}

/**
 * Removes what this browser stores of everybody but one member: states with tokens, profiles and what
 * they looked at, answers of the provider, what was sent. What would be lost otherwise stays, under keys
 * that name nobody: drafts, tasks, receipts, what is not sent yet, which polls they know and voted in, which
 * posts they saved and authors they muted (decisions, section 3).
 * @param asked the `userKey` of who is here; empty where nobody is logged in
 */
export async function forgetOtherMembers(asked: string): Promise<void> {
  const present = whoIsHere(asked);
  // Emptied at once and removed at the end: a page that is left in between is finished by the next one.
  for (const name of statesOfOthers(present)) localStorage.setItem(name, '{}');
  if (present === '') {
    tokenOwner.clear();
    clearIntent();
  }
  forgetQuestionsOfOthers(present);
  forgetNamesOfOthers(present);
  const done = await Promise.allSettled([
    forgetAnswersOfOthers(present),
    outbox.pruneOthers(present),
  ]);
  if (done.some(({ status }) => status === 'rejected')) return;
  for (const name of statesOfOthers(present)) localStorage.removeItem(name);
}
