import * as z from 'zod/mini';
import { useDeviceValue } from '@/lib/deviceValue';
import { perMember } from '@/session/perMember';
import { pollWords as words } from '@/content/pollWords';
import * as styles from './pollList.module.css';

/** On this device, by member. */
const choiceOf = perMember<boolean>('kb:poll-results ', z.boolean(), false);

/** True if results are hidden until one votes. */
export const useHidesResults = (): boolean => useDeviceValue(choiceOf(), false);

const setHidesResults = (hides: boolean): void => void choiceOf().set(hides);

export function HideResults() {
  const hides = useHidesResults();
  return (
    <label className={styles.hideResults}>
      <input
        type="checkbox"
        checked={hides}
        onChange={({ currentTarget }) => setHidesResults(currentTarget.checked)}
      />
      {words.hideResults}
    </label>
  );
}
