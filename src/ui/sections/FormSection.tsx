import type { ReactNode } from 'react';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as heroesStyles from './heroes.module.css';
import * as sectionsStyles from './sections.module.css';

const place = 'form';

export const toFormSection = { hash: `#${place}` } as const;

type FormSectionProps = {
  readonly heading: string;
  readonly form: ReactNode;
  readonly tone?: 'ground' | 'sunken';
  /** Help beside the form. */
  readonly children: ReactNode;
};

export function FormSection({ heading, form, tone = 'ground', children }: FormSectionProps) {
  return (
    <section
      className={
        tone === 'sunken'
          ? `${layoutStyles.section} ${sectionsStyles.formSection} ${layoutStyles.sunken}`
          : `${layoutStyles.section} ${sectionsStyles.formSection}`
      }
      id={place}
      data-slot="form-section"
    >
      <div className={`${layoutStyles.container} ${sectionsStyles.formSectionGrid}`}>
        <div className={`${heroesStyles.sheet} ${cardStyles.card}`}>
          <h2>{heading}</h2>
          {form}
        </div>
        <div className={sectionsStyles.formSectionSide}>{children}</div>
      </div>
    </section>
  );
}
