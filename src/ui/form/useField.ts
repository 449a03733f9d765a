import { createContext, use } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** What every field of a form is told. */
export type FieldProps = {
  /** Its name among the form's values, and in the provider's field errors. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** May be left empty; says so beside the label. */
  readonly optional?: boolean;
  /** Takes the whole width where fields stand two by two. */
  readonly wide?: boolean;
  readonly autoComplete?: string;
};

export const FormIdContext = createContext('form');

/** Id of a field's control: what its label and the error summary lead to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** What a field of the form around it needs to know: ids, its error, and what its control says. */
export function useField({ name, hint, optional = false }: FieldProps) {
  const id = fieldId(use(FormIdContext), name);
  const { register, getFieldState } = useFormContext();
  const state = useFormState({ name, exact: true });
  const error = getFieldState(name, state).error?.message;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint === undefined ? '' : hintId, error ? errorId : ''].join(' ').trim();
  return {
    id,
    hintId,
    errorId,
    error,
    register,
    control: {
      id,
      'aria-describedby': described === '' ? undefined : described,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': optional ? undefined : (true as const),
    },
  };
}
