import { Link, useLocation } from 'react-router-dom';
import { schemeWords as words } from '@/content/pollWords';
import { paths, withQuery } from '@/config/paths';
import { withoutTrailingSlash } from '@/lib/url';
import * as styles from './poll.module.css';

type SchemeNavProps = { readonly current: 'question' | 'votes' };

const homes: readonly string[] = [paths.communityScheme, paths.empowermentScheme];

export function SchemeNav({ current }: SchemeNavProps) {
  const here = withoutTrailingSlash(useLocation().pathname);
  const scheme = homes.includes(here) ? here : paths.empowermentScheme;
  const mark = (view: SchemeNavProps['current']) => (current === view ? 'page' : undefined);
  return (
    <nav className={styles.subnav} aria-label={words.scheme}>
      <Link to={scheme} aria-current={mark('question')}>
        {words.scheme}
      </Link>
      <Link to={paths.community}>{words.main}</Link>
      <Link to={withQuery(scheme, { show: 'votes' })} aria-current={mark('votes')}>
        {words.votes}
      </Link>
    </nav>
  );
}
