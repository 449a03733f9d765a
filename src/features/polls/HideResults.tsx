import * as z from 'zod/mini';
import { useDeviceValue } from '@/lib/deviceValue';
import { createMemberValue } from '@/session/memberValues';
import { pollWords as words } from '@/content/pollWords';
import * as styles from './pollList.module.css';

const choiceOf = createMemberValue<boolean>('kb:poll-results ', z.boolean(), false);

/** True if results are hidden until one votes. */
export const useHidesResults = (): boolean => useDeviceValue(choiceOf(), false);

export function HideResults() {
  const hides = useHidesResults();
  return (
    <label className={styles.hideResults}>
      <input
        type="checkbox"
        checked={hides}
        onChange={({ currentTarget }) => choiceOf().set(currentTarget.checked)}
      />
      {words.hideResults}
    </label>
  );
}
