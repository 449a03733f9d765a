import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { notFound } from '@/content/notFoundWords';
import { decodeComponent } from '@/lib/decodeComponent';
import { useAsync } from '@/lib/useAsync';
import { TextLink } from '@/ui/TextLink';
import * as styles from './suggestedPages.module.css';

const findPages = async (path: string) =>
  (await import('./suggestPages')).suggestPages(decodeComponent(path) ?? path);

/** Pages with similar addresses; their room is reserved. */
export function SuggestedPages() {
  const id = useId();
  const { value, failed } = useAsync(useLocation().pathname, findPages);
  const hasNone = failed || value?.length === 0;
  const pages = hasNone ? notFound.otherPages : value;
  return (
    <div className={styles.nearest}>
      {pages !== undefined && (
        <nav aria-labelledby={id}>
          <h2 id={id}>{hasNone ? notFound.otherwise : notFound.nearest}</h2>
          <ul>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <TextLink to={path}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
