import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { categories, categoryLabel, noCategoryId } from '@/content/categories';
import { feedWords } from '@/content/feedWords';
import { paths, withQuery } from '@/config/paths';
import * as layoutStyles from '@/ui/layout.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import * as styles from './feed.module.css';

const choices = [
  { id: undefined, label: feedWords.all },
  ...categories.filter(({ id }) => id !== noCategoryId),
];

/** The category in the address, if known. */
export function useCategory(): number | undefined {
  const [query] = useSearchParams();
  const id = Number(query.get('category') ?? Number.NaN);
  return categoryLabel(id) === undefined ? undefined : id;
}

/** Filters by category, in the address (decisions, section 4, 'community feed'). */
export function CategoryFilter() {
  const chosen = useCategory();
  const navigate = useNavigate();
  const id = useId();
  return (
    <div className={styles.categoryFilter}>
      <label className={layoutStyles.sr} htmlFor={id}>
        {feedWords.filter}
      </label>
      <select
        id={id}
        className={fieldStyles.select}
        value={chosen ?? ''}
        onChange={({ target }) =>
          void navigate(withQuery(paths.community, { category: target.value || undefined }), {
            preventScrollReset: true,
          })
        }
      >
        {choices.map((choice) => (
          <option key={choice.label} value={choice.id ?? ''}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
