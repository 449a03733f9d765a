import { pollWords as words } from '@/content/pollWords';
import './hideResults.css';
import { setHidesResults, useHidesResults } from './hiddenResults';

export function HideResults() {
  const hides = useHidesResults();
  return (
    <label className="hide-results" data-slot="hide-results">
      <input
        type="checkbox"
        checked={hides}
        onChange={({ currentTarget }) => setHidesResults(currentTarget.checked)}
      />
      {words.hideResults}
    </label>
  );
}
