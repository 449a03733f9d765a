import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './field.css';

type FieldErrorProps = {
  /** For the `aria-describedby` of what it is about. */
  readonly id?: string;
  /** Announces the message at once; for what appears after an act. */
  readonly live?: boolean;
  readonly children: ReactNode;
};

/** What is wrong with a field or a group of choices, with the sign that goes with it. */
export function FieldError({ id, live = false, children }: FieldErrorProps) {
  return (
    <p className="error" id={id} role={live ? 'alert' : undefined} data-slot="field-error">
      <CircleAlert className="icon" />
      <span>{children}</span>
    </p>
  );
}
