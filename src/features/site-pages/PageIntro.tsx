import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './heroes.module.css';
import { crumbsOf } from './siteHead';

type PageIntroProps = {
  readonly words: PageWords;
  readonly children?: ReactNode;
};

/** Breadcrumbs, heading and lead of a page. */
export function PageIntro({ words, children }: PageIntroProps) {
  const crumbs = crumbsOf(words);
  return (
    <div className={styles.pageIntro} data-slot="page-intro">
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      <h1>{words.heading}</h1>
      <p className={layoutStyles.lead}>{words.lead}</p>
      {children !== undefined && <div className={layoutStyles.row}>{children}</div>}
    </div>
  );
}
