import { Search as SearchIcon, X } from 'lucide-react';
import { type MouseEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { paths } from '@/config/paths';
import { partWords } from '@/content/pageError';
import { searchWords } from '@/content/searchEntries';
import { Button, ButtonLink, IconButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ModalDialog } from '@/ui/Modal';
import { type LoadEntries, useSearchResults } from './useSearchResults';
import { SearchResult } from './SearchResult';
import { keysWords } from '@/content/keysWords';
import { characterKeys } from '@/lib/characterKeys';
import { useCloseOnBack } from '@/lib/useBlocker';
import { useOnline } from '@/lib/useOnline';
import * as layoutStyles from '@/ui/layout.module.css';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as searchStyles from './search.module.css';
import * as searchKeysStyles from './searchKeys.module.css';

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The active result and its keys; Enter follows it, modifiers as on links. */
function useChosen(count: number, idOf: (index: number) => string) {
  const [index, choose] = useState(0);
  const chosen = index < count ? index : 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing) return;
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const move = moves[event.key];
    if (event.key === 'Enter') {
      const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      event.preventDefault();
      document.getElementById(idOf(chosen))?.dispatchEvent(new MouseEvent('click', press));
    } else if (move !== undefined && !altKey && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault();
      choose(move(chosen, count));
    }
  };
  return { chosen, choose, onKeyDown };
}

type SearchDialogProps = {
  readonly known: ReadonlySet<string>;
  /** Loads what members find beside pages. */
  readonly load?: LoadEntries | undefined;
  /** What was typed before the dialog had loaded. */
  readonly typed: string;
  readonly onClose: () => void;
};

/** A modal combobox over pages and, for members, loaded content. */
export function SearchDialog({ known, load, typed, onClose }: SearchDialogProps) {
  const id = useId();
  const [query, setQuery] = useState(typed);
  const { groups, isLoading, failed, retry } = useSearchResults(query, known, load);
  const results = groups.flatMap(({ found }) => found);
  const idOf = (index: number) => `${id}-${index}`;
  const { chosen, choose, onKeyDown } = useChosen(results.length, idOf);
  const nothing = results.length === 0;
  const isNothingFound = nothing && !isLoading && !failed;
  const status = nothing
    ? isNothingFound && searchWords.nothing(query.trim())
    : searchWords.count(results.length);
  const field = useRef<HTMLInputElement>(null);
  const isOnline = useOnline();
  useCloseOnBack(onClose);

  const closeUnlessElsewhere = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
  };

  return (
    <ModalDialog
      className={`${dialogStyles.dialog} ${searchStyles.search}`}
      aria-label={searchWords.label}
      closedby="any"
      first="input"
      onClose={onClose}
    >
      <div className={searchStyles.searchField}>
        <SearchIcon />
        <input
          ref={field}
          type="text"
          dir="auto"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          role="combobox"
          aria-label={searchWords.label}
          aria-expanded={!nothing}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-describedby={isOnline ? undefined : `${id}-offline`}
          aria-activedescendant={nothing ? undefined : idOf(chosen)}
          placeholder={load ? searchWords.memberPlaceholder : searchWords.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            choose(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton Icon={X} label={searchWords.close} onClick={onClose} />
      </div>
      {!isOnline && (
        <p id={`${id}-offline`} className={searchStyles.searchOffline}>
          {load ? searchWords.memberOffline : searchWords.offline}
        </p>
      )}
      {failed && (
        <div className={searchStyles.searchOffline} role="status">
          {searchWords.lost}{' '}
          <Button
            variant="outline"
            small
            onClick={() => {
              // The button disappears.
              field.current?.focus();
              retry();
            }}
          >
            {partWords.again}
          </Button>
        </div>
      )}
      <div className={searchStyles.searchList}>
        <div id={`${id}-list`} role="listbox" aria-label={searchWords.results}>
          {groups.map(({ heading, found }, groupIndex) => (
            <div key={heading} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
              <div
                id={`${id}-group-${groupIndex}`}
                role="presentation"
                className={searchStyles.searchHeading}
              >
                {heading}
              </div>
              {found.map((one) => {
                const index = results.indexOf(one);
                return (
                  <SearchResult
                    key={one.key}
                    id={idOf(index)}
                    result={one}
                    active={index === chosen}
                    onPoint={() => choose(index)}
                    onOpen={closeUnlessElsewhere}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {isNothingFound && (
          <EmptyState
            drawing="state-no-results"
            heading={searchWords.nothing(query.trim())}
            text={load ? searchWords.memberNothingText : searchWords.nothingText}
          >
            {!load && (
              <div className={layoutStyles.row}>
                <ButtonLink small to={paths.getQuote} onClick={onClose}>
                  {searchWords.quote}
                </ButtonLink>
                <ButtonLink small variant="outline" to={paths.services} onClick={onClose}>
                  {searchWords.services}
                </ButtonLink>
              </div>
            )}
          </EmptyState>
        )}
      </div>
      <div className={searchKeysStyles.searchFoot}>
        <p role="status" className={nothing ? layoutStyles.sr : undefined}>
          {query.trim() !== '' && status}
        </p>
        <SearchKeys choosing={!nothing} />
      </div>
    </ModalDialog>
  );
}

/** Keys of the search; also turns single-character keys off (WCAG 2.1.4). */
function SearchKeys({ choosing }: { readonly choosing: boolean }) {
  const [on, setOn] = useState(characterKeys.areOn);
  const [refused, setRefused] = useState(false);
  return (
    <div className={searchKeysStyles.searchKeys}>
      <label title={keysWords.onHint}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target: { checked } }) => {
            const isStored = characterKeys.set(checked);
            setRefused(!isStored);
            if (isStored) setOn(checked);
          }}
        />
        {keysWords.on}
      </label>
      {refused && <span role="alert">{keysWords.notStored}</span>}
      <p aria-hidden="true">
        {choosing && (
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {searchWords.move} <kbd>↵</kbd> {searchWords.open}{' '}
          </span>
        )}
        <kbd>esc</kbd> {searchWords.leave}
      </p>
    </div>
  );
}
