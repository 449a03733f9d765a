import { deviceStorage } from '@/lib/deviceStorage';
import { accessToken } from '@/session/readSession';
import { removeAnswersOfOthers } from '@/api/offlineCacheStorage';
import { createOutboxStorage } from '@/outbox/storage';
import { lastEvent } from '@/session/sessionSync';
import { clearIntent } from '@/features/groups/joinIntent';
import { removeQuestionsOfOthers } from '@/features/polls/knownPolls';
import { removeMutedNamesOfOthers } from '@/session/memberValues';
import { tokenOwner } from '@/session/saveSession';
import { stateNamesOfOthers } from './stateNames';

const outbox = createOutboxStorage();

/** Another tab may have logged in meanwhile. */
function currentMember(present: string): string {
  const event = lastEvent();
  return present === '' && event?.act === 'in' && accessToken() !== undefined ? event.key : present;
}

/** Removes others' data; drafts, tasks, receipts and unsent items stay (decisions, section 3). */
export async function removeDataOfOthers(expected: string): Promise<void> {
  const present = currentMember(expected);
  // Emptied at once, removed last: an interrupted run is finished by the next page.
  for (const name of stateNamesOfOthers(present)) deviceStorage.set(name, '{}');
  if (present === '') {
    tokenOwner.clear();
    clearIntent();
  }
  removeQuestionsOfOthers(present);
  removeMutedNamesOfOthers(present);
  const done = await Promise.allSettled([
    removeAnswersOfOthers(present),
    outbox.pruneOthers(present),
  ]);
  if (done.some(({ status }) => status === 'rejected')) return;
  for (const name of stateNamesOfOthers(present)) deviceStorage.remove(name);
}
