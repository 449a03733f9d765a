import { type ReactNode, useEffect, useRef, useState } from 'react';
import { homePosts } from '@/content/home';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './homePosts.module.css';

export function HomePostsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Section data-slot="home-post-list">
      <h2 className={layoutStyles.sectionHeading}>{homePosts.heading}</h2>
      {children}
      <TextLink to={homePosts.to}>{homePosts.more}</TextLink>
    </Section>
  );
}

/** Outlines of the same height. */
export function HomePostsPlaceholder() {
  return (
    <HomePostsFrame>
      <div className={styles.homePosts} aria-hidden="true">
        {['first', 'second', 'third'].map((name) => (
          <div key={name} className={`${styles.homePost} ${cardStyles.card}`}>
            <div className={styles.picture} data-slot="picture" />
            <header>
              <span className={cardStyles.avatar} />
            </header>
            <div className={styles.title} />
            <div className={styles.body} />
          </div>
        ))}
      </div>
    </HomePostsFrame>
  );
}

/** Why there are no posts. Removed only when out of view, so that nothing visible moves. */
export function NoHomePosts({ children }: { readonly children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!seen) return undefined;
    const look = () => {
      const box = container.current?.getBoundingClientRect();
      if (box && (box.bottom <= 0 || box.top >= window.innerHeight)) setSeen(false);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [seen]);
  if (!seen) return null;
  return (
    <div ref={container}>
      <HomePostsFrame>
        <div className={`${styles.homePosts} ${styles.homePostsNone} ${layoutStyles.muted}`}>
          {children}
        </div>
      </HomePostsFrame>
    </div>
  );
}
