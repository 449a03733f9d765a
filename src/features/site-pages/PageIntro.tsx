import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import './pageIntro.css';
import { crumbsOf } from './siteHead';

type PageIntroProps = {
  readonly words: PageWords;
  readonly children?: ReactNode;
};

/** Breadcrumbs, heading and lead of a page. */
export function PageIntro({ words, children }: PageIntroProps) {
  const crumbs = crumbsOf(words);
  return (
    <div className="page-intro" data-slot="page-intro">
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      <h1>{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      {children !== undefined && <div className="row">{children}</div>}
    </div>
  );
}
