import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './field.module.css';

type FieldErrorProps = {
  readonly id?: string;
  /** Announced when it appears. */
  readonly live?: boolean;
  readonly children: ReactNode;
};

export function FieldError({ id, live = true, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} role={live ? 'alert' : undefined} data-slot="field-error">
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}
