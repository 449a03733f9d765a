import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PageWords } from '@/content/pages/model';
import { PageIntro, SceneArch } from './Heroes';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './reading.module.css';
import { TextLink } from '@/ui/TextLink';
import type { LegalSection } from '@/content/pages/legal';

type ReadingLayoutProps = {
  readonly words: PageWords;
  readonly intro?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Text in one column, a picture beside it that stays in view. */
export function ReadingLayout({ words, intro, aside, children }: ReadingLayoutProps) {
  return (
    <div className={styles.reading}>
      <div className={`${layoutStyles.container} ${styles.readingGrid}`}>
        <PageIntro words={words}>{intro}</PageIntro>
        <div className={styles.readingSide}>
          <SceneArch drawing={words.drawing} base />
          {aside}
        </div>
        <div className={styles.readingText}>{children}</div>
      </div>
    </div>
  );
}

type TopicListProps = {
  readonly label: string;
  readonly topics: readonly { readonly id: string; readonly heading: string }[];
};

export function TopicList({ label, topics }: TopicListProps) {
  return (
    <nav className={styles.topicList} aria-label={label}>
      <ul>
        {topics.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: `#${id}` }}>{heading}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TextSection = Omit<LegalSection, 'id'> & { readonly id?: string };

type TextSectionsProps = {
  readonly sections: readonly TextSection[];
  readonly className?: string | undefined;
};

export function TextSections({ sections, className = styles.textSection }: TextSectionsProps) {
  return sections.map(({ id, heading, text = [], list = [], terms = [], link }) => (
    <section key={heading} id={id} className={className}>
      <h2>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {terms.length > 0 && (
        <dl>
          {terms.map(({ term, text: value, href }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
            </div>
          ))}
        </dl>
      )}
      {link !== undefined && <TextLink to={link.to}>{link.label}</TextLink>}
    </section>
  ));
}

export function LegalSections({ sections }: { readonly sections: readonly LegalSection[] }) {
  return <TextSections sections={sections} className={styles.legalSection} />;
}
