import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { taskSoftware, taskWords as words } from '@/content/taskWords';
import { Options } from '@/ui/Options';
import * as layoutStyles from '@/ui/layout.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import * as styles from './taskList.module.css';
import type { TrackerParams } from './useTrackerParams';

type TaskToolbarProps = {
  readonly params: TrackerParams;
  readonly found: number;
  readonly all: number;
};

/** Search, software type and view, in the address. */
export function TaskToolbar({ params, found, all }: TaskToolbarProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { text, software, view, set } = params;
  useEffect(() => {
    const input = field.current;
    if (input !== null && document.activeElement !== input) input.value = text;
  }, [text]);
  return (
    <div className={styles.taskToolbar} role="search" aria-label={words.search}>
      <div className={styles.taskSearch}>
        <label className={layoutStyles.sr} htmlFor={`${id}-text`}>
          {words.search}
        </label>
        <Search />
        <input
          ref={field}
          id={`${id}-text`}
          className={fieldStyles.input}
          type="search"
          dir="auto"
          autoComplete="off"
          maxLength={80}
          placeholder={words.search}
          defaultValue={text}
          onChange={(event) => set('q', event.target.value.trim())}
        />
      </div>
      <label className={layoutStyles.sr} htmlFor={`${id}-software`}>
        {words.software}
      </label>
      <select
        id={`${id}-software`}
        className={fieldStyles.select}
        value={software}
        onChange={(event) => set('software', event.target.value)}
      >
        <option value="">{words.allSoftware}</option>
        <Options options={taskSoftware} />
      </select>
      <div className={styles.taskViews} role="group" aria-label={words.views}>
        {(['board', 'list'] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === view}
            onClick={() => set('view', value === 'list' ? 'list' : '')}
          >
            {words[value]}
          </button>
        ))}
      </div>
      <p className={layoutStyles.sr} role="status">
        {(text !== '' || software !== '') && words.found(found, all)}
      </p>
    </div>
  );
}
