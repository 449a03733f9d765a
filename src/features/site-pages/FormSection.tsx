import type { ReactNode } from 'react';
import '@/ui/card.css';
import './serviceHero.css';
import './formSection.css';

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
      className={tone === 'sunken' ? 'section form-section sunken' : 'section form-section'}
      id={place}
      data-slot="form-section"
    >
      <div className="container form-section-grid">
        <div className="sheet card">
          <h2>{heading}</h2>
          {form}
        </div>
        <div className="form-section-side">{children}</div>
      </div>
    </section>
  );
}
