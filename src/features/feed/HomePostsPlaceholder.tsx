import { type ReactNode, useEffect, useRef, useState } from 'react';
import { homePosts } from '@/content/home';
import { TextLink } from '@/ui/TextLink';
import './homePosts.css';

/** The section around posts or placeholders. */
export function HomePostsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <section className="section" data-slot="home-post-list">
      <div className="container">
        <h2 className="section-heading">{homePosts.heading}</h2>
        {children}
        <TextLink to={homePosts.to}>{homePosts.more}</TextLink>
      </div>
    </section>
  );
}

/** Outlines of the same height. */
export function HomePostsPlaceholder() {
  return (
    <HomePostsFrame>
      <div className="home-posts" aria-hidden="true">
        {['first', 'second', 'third'].map((name) => (
          <div key={name} className="home-post card">
            <div className="picture" />
            <header>
              <span className="avatar" />
            </header>
            <div className="title" />
            <div className="body" />
          </div>
        ))}
      </div>
    </HomePostsFrame>
  );
}

/** Removed only when out of view, so that nothing visible moves. */
export function NoHomePosts() {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!seen) return undefined;
    const look = () => {
      const box = place.current?.getBoundingClientRect();
      if (box && (box.bottom <= 0 || box.top >= window.innerHeight)) setSeen(false);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [seen]);
  if (!seen) return null;
  return (
    <div ref={place}>
      <HomePostsFrame>
        <p className="home-posts home-posts--none muted">{homePosts.none}</p>
      </HomePostsFrame>
    </div>
  );
}
