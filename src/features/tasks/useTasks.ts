import { useSyncExternalStore } from 'react';
import { isIdentifiedKey } from '@/lib/userKey';
import { useUserKey } from '@/lib/useUserKey';
import { type StoredTasks, tasksOf } from './taskStorage';

const nothing: StoredTasks = { tasks: [], isStored: true };
const getNothing = () => nothing;

/** The member's tasks (decisions, section 4); `named` is false until the member is known. */
export function useTasks() {
  const owner = useUserKey();
  const storage = tasksOf(owner);
  const stored = useSyncExternalStore(storage.subscribe, storage.get, getNothing);
  const named = isIdentifiedKey(owner);
  return { ...(named ? stored : nothing), storage, named };
}
