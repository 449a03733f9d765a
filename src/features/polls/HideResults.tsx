import * as z from 'zod/mini';
import { useDeviceValue } from '@/lib/deviceValue';
import { createMemberValue } from '@/session/memberValues';
import { pollWords as words } from '@/content/pollWords';
import type { Vote } from '@/outbox/item';
import { showToast } from '@/ui/toast';
import * as styles from './pollList.module.css';

const choiceOf = createMemberValue<boolean>('kb:poll-results ', z.boolean(), false);

/** True if the member wants these results hidden until they vote, and can vote. */
export function useHidesResults(results?: { takesVotes: boolean }, vote?: Vote): boolean {
  const isWanted = useDeviceValue(choiceOf());
  return isWanted && vote === undefined && results?.takesVotes === true;
}

export function HideResults() {
  const isChecked = useDeviceValue(choiceOf());
  return (
    <label className={styles.hideResults}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => {
          if (!choiceOf().set(currentTarget.checked)) showToast('error', words.notStored);
        }}
      />
      {words.hideResults}
    </label>
  );
}
