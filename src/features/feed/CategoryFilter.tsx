import { Link, useSearchParams } from 'react-router-dom';
import { categories, categoryLabel, noCategoryId } from '@/content/categories';
import { feedWords } from '@/content/feedWords';
import { paths, withQuery } from '@/lib/paths';
import './categoryFilter.css';

const choices = [
  { id: undefined, label: feedWords.all },
  ...categories.filter(({ id }) => id !== noCategoryId),
];

/** The category that the address names; undefined where it names none of the list. */
export function useCategory(): number | undefined {
  const [query] = useSearchParams();
  const id = Number(query.get('category') ?? Number.NaN);
  return categoryLabel(id) === undefined ? undefined : id;
}

/** Filters the feed by category, in the address (decisions, section 4, 'community feed'). */
export function CategoryFilter() {
  const chosen = useCategory();
  return (
    <nav className="category-filter" aria-label={feedWords.filter}>
      {choices.map(({ id, label }) => (
        <Link
          key={label}
          to={withQuery(paths.community, { category: id })}
          aria-current={id === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
