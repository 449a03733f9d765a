import { useState } from 'react';
import { keysWords } from '@/content/keysWords';
import { searchWords } from '@/content/searchEntries';
import { characterKeys } from '@/lib/characterKeys';

type SearchKeysProps = {
  readonly choosing: boolean;
};

/** Keys of the search; also turns single-character keys off (WCAG 2.1.4). */
export function SearchKeys({ choosing }: SearchKeysProps) {
  const [on, setOn] = useState(characterKeys.areOn);
  return (
    <div className="search-keys">
      <label title={keysWords.onHint}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target: { checked } }) => {
            // If nothing can be stored, the box stays as it was.
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
