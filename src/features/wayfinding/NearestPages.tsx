import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { notFound } from '@/content/notFound';
import { TextLink } from '@/ui/TextLink';
import './nearestPages.css';
import { useNearestPages } from './useNearestPages';

/** What the person may have meant by the address, else other ways; its room is kept until it is known. */
export function NearestPages() {
  const id = useId();
  const near = useNearestPages(useLocation().pathname);
  const pages = near?.length === 0 ? notFound.ways : near;
  return (
    <div className="nearest" data-slot="nearest-pages">
      {pages !== undefined && (
        <nav aria-labelledby={id}>
          <h2 id={id}>{near?.length === 0 ? notFound.otherwise : notFound.nearest}</h2>
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
