import type { ReactNode } from 'react';
import '@/ui/card.css';
import './serviceHero.css';
import './formSection.css';

const place = 'form';

export const toFormSection = { hash: `#${place}` } as const;

type BenchProps = {
  readonly heading: string;
  readonly form: ReactNode;
  readonly tone?: 'ground' | 'sunken';
  /** Help beside the form. */
  readonly children: ReactNode;
};

export function FormSection({ heading, form, tone = 'ground', children }: BenchProps) {
  return (
    <section
      className={tone === 'sunken' ? 'section bench sunken' : 'section bench'}
      id={place}
      data-slot="bench"
    >
      <div className="container bench-grid">
        <div className="sheet card">
          <h2>{heading}</h2>
          {form}
        </div>
        <div className="bench-side">{children}</div>
      </div>
    </section>
  );
}
