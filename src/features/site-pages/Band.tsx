import type { ReactNode } from 'react';
import type { Passage, PageLink } from '@/content/pages/model';
import { TextLink } from '@/ui/TextLink';
import './band.css';

const tones = { ground: '', surface: 'surface', sunken: 'sunken', cedar: 'on-wall' } as const;

type BandProps = {
  readonly passage: Passage;
  readonly tone?: keyof typeof tones;
  readonly ways?: readonly PageLink[];
  readonly children?: ReactNode;
};

/** Heading on the left, text on the right. */
export function Band({ passage, tone = 'ground', ways = [], children }: BandProps) {
  return (
    <section className={`section band ${tones[tone]}`.trim()} data-slot="band">
      <div className="container band-grid">
        <h2>{passage.heading}</h2>
        <div>
          {passage.text.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </p>
          ))}
          {children}
          {ways.length > 0 && (
            <p className="band-ways">
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
