import { Search as SearchIcon, X } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { searchWords } from '@/content/searchEntries';
import '@/ui/dialog.css';
import { NothingFound } from './NothingFound';
import './search.css';
import { SearchKeys } from './SearchKeys';
import { SearchResult } from './SearchResult';
import { useChosen } from './useChosen';
import { useListing } from './useListing';

type SearchDialogProps = {
  /** The paths that lead somewhere; no other is shown. */
  readonly known: ReadonlySet<string>;
  readonly onClose: () => void;
};

/**
 * The search over everything public: a field whose keys choose among the links below it. It is
 * modal from its first render on; closing gives the focus back to what had it.
 */
export function SearchDialog({ known, onClose }: SearchDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const listing = useListing(query, known);
  const results = listing.flatMap(({ found }) => found);
  const idOf = (index: number) => `${id}-${index}`;
  const { chosen, choose, onKeyDown } = useChosen(results.length, idOf);
  const nothing = results.length === 0;
  const status = nothing ? searchWords.nothing(query.trim()) : searchWords.count(results.length);
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    field.current?.focus();
  }, []);

  const closeUnlessElsewhere = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close();
  };

  return (
    <dialog
      ref={dialog}
      className="dialog search"
      data-slot="search-dialog"
      aria-label={searchWords.label}
      closedby="any"
      onClose={onClose}
    >
      <div className="search-field">
        <SearchIcon className="icon" />
        <input
          ref={field}
          type="text"
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
          aria-activedescendant={nothing ? undefined : idOf(chosen)}
          placeholder={searchWords.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            choose(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="btn btn--quiet btn--icon"
          aria-label={searchWords.close}
          onClick={close}
        >
          <X className="icon" />
        </button>
      </div>
      <div className="search-list">
        <div id={`${id}-list`} role="listbox" aria-label={searchWords.results}>
          {listing.map(({ heading, found }, part) => (
            <div key={heading} role="group" aria-labelledby={`${id}-part-${part}`}>
              <div id={`${id}-part-${part}`} role="presentation" className="search-heading">
                {heading}
              </div>
              {found.map((one) => {
                const index = results.indexOf(one);
                return (
                  <SearchResult
                    key={one.entry.path}
                    id={idOf(index)}
                    found={one}
                    active={index === chosen}
                    onPoint={() => choose(index)}
                    onOpen={closeUnlessElsewhere}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {nothing && <NothingFound query={query.trim()} onLeave={close} />}
      </div>
      <div className="search-foot">
        <p role="status" className={nothing ? 'sr' : undefined}>
          {query.trim() !== '' && status}
        </p>
        <SearchKeys choosing={!nothing} />
      </div>
    </dialog>
  );
}
