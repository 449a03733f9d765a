import { useEffect, useId, useState } from 'react';
import { offlineWords as words } from '@/content/offlineWords';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/TextLink';
import { type KeptPage, keptPages } from './keptPages';
import './keptPages.css';

const feed: KeptPage = { path: paths.community, title: words.feed };

/** What can be read without a connection. @param member true adds the feed, as it was last read */
export function KeptPages({ member }: { readonly member: boolean }) {
  const id = useId();
  const [found, setFound] = useState<readonly KeptPage[]>();
  useEffect(() => {
    let here = true;
    keptPages().then(
      (pages) => here && setFound(pages),
      () => here && setFound([]),
    );
    return () => {
      here = false;
    };
  }, []);
  const pages = found && [...(member ? [feed] : []), ...found];
  return (
    <div className="kept-pages" data-slot="kept-pages">
      {pages !== undefined && pages.length > 0 && (
        <nav aria-labelledby={id}>
          <h2 id={id}>{words.kept}</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <TextLink to={path}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {pages?.length === 0 && <p className="muted">{words.nothingKept}</p>}
    </div>
  );
}
