import type { ReactNode } from 'react';
import '@/ui/card.css';
import './serviceHero.css';
import './formSection.css';

const place = 'form';

/** The way to the form from above it on the same page. */
export const toFormSection = { hash: `#${place}` } as const;

type BenchProps = {
  readonly heading: string;
  /** The form. */
  readonly form: ReactNode;
  readonly tone?: 'ground' | 'sunken';
  /** What helps while filling it in. */
  readonly children: ReactNode;
};

/** A longer form on its sheet, with what it asks for lying beside it. */
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
