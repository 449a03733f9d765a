import { useEffect, useState } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';
import { fieldId } from './useField';
import type { SchemaForm } from './useSchemaForm';

/** An invalid field, with a message that makes sense away from it. */
export type FormError = { readonly name: string; readonly message: string };

type Report = {
  readonly formErrors: readonly FormError[];
  readonly general: readonly string[];
  /** Counts reports; each one takes the focus. */
  readonly round: number;
};

const nothing: Report = { formErrors: [], general: [], round: 0 };

/** 'This field is required' needs the label away from its field. */
function named(formId: string, { name, message }: FormError): FormError {
  if (!/\bthis field\b/i.test(message)) return { name, message };
  const id = fieldId(formId, name);
  const label = document.querySelector(`[for="${id}"], [id="${id}-label"]`)?.firstChild;
  return { name, message: label ? `${label.textContent}: ${message}` : message };
}

/** A sentence on a field that the form lacks, with the field's name if it needs one. */
export function withFieldName(name: string, text: string): string {
  if (name === '' || !/^(?:ensure )?this field\b/i.test(text)) return text;
  const label = name.replaceAll('_', ' ');
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${text}`;
}

const controlOf = (formId: string, name: string) => document.getElementById(fieldId(formId, name));

function inOrder(formId: string, formErrors: readonly FormError[]): readonly FormError[] {
  return formErrors
    .toSorted((one, other) => {
      const [first, second] = [controlOf(formId, one.name), controlOf(formId, other.name)];
      if (first === null || second === null) return 0;
      return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map((formError) => named(formId, formError));
}

const nextReport =
  (formId: string, formErrors: readonly FormError[], general: readonly string[]) =>
  ({ round }: Report): Report => ({
    formErrors: inOrder(formId, formErrors),
    general,
    round: round + 1,
  });

/** Errors of the last submit, without fixed ones. */
export function useFormErrors<Output>(
  { control, setError }: SchemaForm<Output>,
  formId: string,
  error: string | undefined,
  fieldErrors: Readonly<Record<string, string>> | undefined,
) {
  const [state, setState] = useState(nothing);
  const { submitCount } = useFormState({ control });

  useEffect(() => {
    if (submitCount === 0) setState(nothing);
  }, [submitCount]);

  const report = (errors: FieldErrors) => {
    const formErrors = Object.entries(errors).flatMap(([name, fieldError]) =>
      typeof fieldError?.message === 'string' ? [{ name, message: fieldError.message }] : [],
    );
    setState(nextReport(formId, formErrors, []));
  };

  useEffect(() => {
    const messages = Object.entries(fieldErrors ?? {});
    if (error === undefined && messages.length === 0) {
      setState((last) => (last.general.length > 0 ? { ...nothing, round: last.round } : last));
      return;
    }
    const formErrors = messages
      .filter(([name]) => controlOf(formId, name) !== null)
      .map(([name, message]) => ({ name, message }));
    for (const { name, message } of formErrors) {
      setError(name, { type: 'server', message });
    }
    const withoutControl = messages
      .filter(([name]) => controlOf(formId, name) === null)
      .map(([name, text]) => withFieldName(name, text));
    const general = new Set([...(error === undefined ? [] : [error]), ...withoutControl]);
    setState(nextReport(formId, formErrors, [...general]));
  }, [error, fieldErrors, formId, setError]);

  return { ...state, report };
}
