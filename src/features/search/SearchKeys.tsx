import { useState } from 'react';
import { keysWords } from '@/content/keysWords';
import { searchWords } from '@/content/searchEntries';
import { characterKeys } from '@/lib/characterKeys';

type SearchKeysProps = {
  /** True where there is something to choose. */
  readonly choosing: boolean;
};

/**
 * Which keys do what, for people who have them. Visitors have no list of keys: here they turn off the
 * keys of a single character (WCAG 2.1.4).
 */
export function SearchKeys({ choosing }: SearchKeysProps) {
  const [on, setOn] = useState(characterKeys.areOn);
  return (
    <div className="search-keys">
      <label title={keysWords.onHint}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target: { checked } }) => {
            // A browser that stores nothing goes on opening the search: the box then stays as it was.
            if (characterKeys.set(checked)) setOn(checked);
          }}
        />
        {keysWords.on}
      </label>
      <p aria-hidden="true">
        {choosing && (
          <>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {searchWords.move} <kbd>↵</kbd> {searchWords.open}{' '}
          </>
        )}
        <kbd>esc</kbd> {searchWords.leave}
      </p>
    </div>
  );
}
