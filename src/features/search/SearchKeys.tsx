import { searchWords } from '@/content/searchEntries';

type SearchKeysProps = {
  /** True where there is something to choose. */
  readonly choosing: boolean;
};

/** Which keys do what, for people who have them. */
export function SearchKeys({ choosing }: SearchKeysProps) {
  return (
    <p className="search-keys" aria-hidden="true">
      {choosing && (
        <>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {searchWords.move} <kbd>↵</kbd> {searchWords.open}{' '}
        </>
      )}
      <kbd>esc</kbd> {searchWords.leave}
    </p>
  );
}
