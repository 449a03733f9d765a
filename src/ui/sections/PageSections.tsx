import type { ReactNode } from 'react';
import type { NextStepWords, PageLink, Passage, StepListWords } from '@/content/pages/model';
import { ButtonLink } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { TextLink } from '@/ui/TextLink';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as heroesStyles from './heroes.module.css';
import * as styles from './sections.module.css';

type BandProps = {
  readonly passage: Passage;
  readonly tone?: 'ground' | 'sunken';
  readonly links?: readonly PageLink[];
};

export function Band({ passage, tone = 'ground', links = [] }: BandProps) {
  return (
    <Section tone={tone} className={styles.band} grid={styles.bandGrid}>
      <h2>{passage.heading}</h2>
      <div>
        {passage.text.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? layoutStyles.lead : undefined}>
            {paragraph}
          </p>
        ))}
        {links.length > 0 && (
          <p className={styles.bandLinks}>
            {links.map(({ label, to }) => (
              <TextLink key={to} to={to}>
                {label}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </Section>
  );
}

/** Numbered steps; the last one is highlighted. */
export function StepList({ steps: { heading, steps } }: { readonly steps: StepListWords }) {
  return (
    <Section>
      <div className={styles.stepList}>
        <h2>{heading}</h2>
        <ol>
          {steps.map(({ title, text, link }, index) => (
            <li key={title}>
              <span className={styles.stepNiche} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className={layoutStyles.muted}>{text}</p>
                {link && <TextLink to={link.to}>{link.label}</TextLink>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const formId = 'form';

export const toFormSection = { hash: `#${formId}` } as const;

type FormSectionProps = {
  readonly heading: string;
  readonly form: ReactNode;
  readonly tone?: 'ground' | 'sunken';
  readonly children: ReactNode;
};

export function FormSection({ heading, form, tone = 'ground', children }: FormSectionProps) {
  return (
    <Section id={formId} tone={tone} className={styles.formSection} grid={styles.formSectionGrid}>
      <div className={`${heroesStyles.sheet} ${cardStyles.card}`}>
        <h2>{heading}</h2>
        {form}
      </div>
      <div className={styles.formSectionSide}>{children}</div>
    </Section>
  );
}

type NextStepProps = { readonly next: NextStepWords; readonly isMember?: boolean };

export function NextStep({ next: { member, ...visitor }, isMember = false }: NextStepProps) {
  const next = isMember ? (member ?? visitor) : visitor;
  return (
    <Section bare steps tone="cedar" className={styles.nextStep} data-slot="next-step">
      <div>
        <h2>{next.heading}</h2>
        <p className={layoutStyles.lead}>{next.text}</p>
        <div className={layoutStyles.row}>
          <ButtonLink variant="accent" to={next.action.to}>
            {next.action.label}
          </ButtonLink>
          {next.second && (
            <ButtonLink variant="outline" to={next.second.to}>
              {next.second.label}
            </ButtonLink>
          )}
        </div>
      </div>
      <svg className={layoutStyles.lines} viewBox="0 0 400 300" aria-hidden="true">
        <path d="M20 300V200a180 180 0 0 1 360 0V300M60 300V200a140 140 0 0 1 280 0V300" />
        <path d="M-90 200H600M200 -40V300" strokeDasharray="9 5" />
        <path d="M331.6 152.1L369.1 138.4M307.2 110L337.9 84.3M270 78.8L290 44.1M224.3 62.1L231.3 22.7M175.7 62.1L168.7 22.7M130 78.8L110 44.1M92.8 110L62.1 84.3M68.4 152.1L30.9 138.4" />
      </svg>
    </Section>
  );
}
