import { pollWords as words } from '@/content/pollWords';
import * as styles from './pollList.module.css';
import { setHidesResults, useHidesResults } from './hiddenResults';

export function HideResults() {
  const hides = useHidesResults();
  return (
    <label className={styles.hideResults} data-slot="hide-results">
      <input
        type="checkbox"
        checked={hides}
        onChange={({ currentTarget }) => setHidesResults(currentTarget.checked)}
      />
      {words.hideResults}
    </label>
  );
}
