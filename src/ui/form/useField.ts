import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form';
import { textOf } from '@/lib/fieldOf';

export type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** False where another field may be filled instead; it is not marked as optional then. */
  readonly required?: boolean;
  /** Takes both columns. */
  readonly wide?: boolean;
  readonly autoComplete?: string;
};

export const FormIdContext = createContext('form');

/** True in a form without a summary, whose errors are announced at their fields. */
export const LiveErrorsContext = createContext(false);

/** Target of its label and of the error summary. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** Id, error and ARIA attributes of a field; `register` gives what a native control takes. */
export function useField(props: FieldProps) {
  const { name, hint, optional = false, required = !optional, autoComplete } = props;
  const id = fieldId(use(FormIdContext), name);
  const { register, getFieldState } = useFormContext();
  const state = useFormState({ name, exact: true });
  const error = getFieldState(name, state).error?.message;
  const described = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const control = {
    id,
    autoComplete,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required ? (true as const) : undefined,
  };
  return {
    id,
    error,
    control,
    register: (options?: RegisterOptions) => ({ ...control, ...register(name, options) }),
  };
}

/** A field's text, including choices made before hydration, which react-hook-form misses. */
export function useFieldValue(name: string): string {
  const { subscribe, getValues } = useFormContext<Record<string, unknown>>();
  const onAnswer = useCallback(
    (callback: () => void) => subscribe({ name, formState: { values: true }, callback }),
    [subscribe, name],
  );
  return useSyncExternalStore(
    onAnswer,
    () => textOf(getValues(), name),
    () => '',
  );
}
