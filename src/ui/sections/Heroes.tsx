import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './heroes.module.css';
import { crumbsOf } from '@/content/pages/siteHead';
import { ArchWindow } from '@/ui/ArchWindow';
import { Ring } from '@/ui/Ring';
import { HeroSection } from '@/ui/Section';
import * as cardStyles from '@/ui/card.module.css';

type PageIntroProps = { readonly words: PageWords; readonly children?: ReactNode };

export function PageIntro({ words, children }: PageIntroProps) {
  const crumbs = crumbsOf(words);
  return (
    <div className={styles.pageIntro}>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
      <h1>{words.heading}</h1>
      <p className={layoutStyles.lead}>{words.lead}</p>
      {children !== undefined && <div className={layoutStyles.row}>{children}</div>}
    </div>
  );
}

type SceneArchProps = {
  readonly drawing: string;
  readonly lines?: boolean;
  /** Adds the line it stands on. */
  readonly base?: boolean;
};

/** A scene in a wide arch (design guide, section 5), loaded first. */
export function SceneArch({ drawing, lines = false, base = false }: SceneArchProps) {
  return (
    <div className={base ? `${styles.sceneArch} ${styles.sceneArchBase}` : styles.sceneArch}>
      {lines && (
        <svg className={layoutStyles.lines} viewBox="0 0 100 80" aria-hidden="true">
          <circle cx="50" cy="50" r="56" />
          <path d="M-9 50H0M100 50H160M50 -18V-5" strokeDasharray="9 5" />
          <path d="M112 50h5M114.5 47.5v5" />
        </svg>
      )}
      <div className={styles.frameOut}>
        <ArchWindow drawing={drawing} width={1200} height={960} eager fetchPriority="high" />
      </div>
      <Ring outer={109.9} keystone />
    </div>
  );
}

/** `wall`: limestone outside, cedar inside. */
type SceneHeroProps = PageIntroProps & { readonly wall?: 'ashlar' | 'cedar' };

export function SceneHero({ words, wall = 'ashlar', children }: SceneHeroProps) {
  return (
    <HeroSection tone={wall} className={styles.sceneHero} grid={styles.sceneHeroGrid}>
      <PageIntro words={words}>{children}</PageIntro>
      <SceneArch drawing={words.drawing} lines={wall === 'ashlar'} />
    </HeroSection>
  );
}

export function ServiceHero({ words, children }: PageIntroProps) {
  return (
    <HeroSection className={styles.serviceHero} grid={styles.serviceHeroGrid}>
      <PageIntro words={words} />
      <div className={`${styles.sheet} ${cardStyles.card}`}>{children}</div>
      <SceneArch drawing={words.drawing} />
    </HeroSection>
  );
}
