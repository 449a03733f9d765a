import type { ReactNode } from 'react';
import type { Passage, PageLink } from '@/content/pages/model';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sections.module.css';

const tones = {
  ground: '',
  surface: layoutStyles.surface,
  sunken: layoutStyles.sunken,
  cedar: layoutStyles.onWall,
} as const;

type BandProps = {
  readonly passage: Passage;
  readonly tone?: keyof typeof tones;
  readonly ways?: readonly PageLink[];
  readonly children?: ReactNode;
};

/** Heading on the left, text on the right. */
export function Band({ passage, tone = 'ground', ways = [], children }: BandProps) {
  return (
    <section
      className={`${layoutStyles.section} ${styles.band} ${tones[tone]}`.trim()}
      data-slot="band"
    >
      <div className={`${layoutStyles.container} ${styles.bandGrid}`}>
        <h2>{passage.heading}</h2>
        <div>
          {passage.text.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? layoutStyles.lead : undefined}>
              {paragraph}
            </p>
          ))}
          {children}
          {ways.length > 0 && (
            <p className={styles.bandWays}>
              {ways.map(({ label, to }) => (
                <TextLink key={to} to={to}>
                  {label}
                </TextLink>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
