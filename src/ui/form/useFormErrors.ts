import { useCallback, useEffect, useState } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';
import { fieldId } from './useField';
import type { SchemaForm } from './useSchemaForm';

/** A faulty field, with a message that makes sense away from it. */
export type FormError = { readonly name: string; readonly message: string };

type Report = {
  readonly faults: readonly FormError[];
  readonly general: readonly string[];
  /** Counts reports; each one takes the focus. */
  readonly round: number;
};

const nothing: Report = { faults: [], general: [], round: 0 };

/** 'This field is required' needs the label away from its field. */
function named(formId: string, { name, message }: FormError): FormError {
  if (!/\bthis field\b/i.test(message)) return { name, message };
  const id = fieldId(formId, name);
  const label = document.querySelector(`[for="${id}"], [id="${id}-label"]`)?.firstChild;
  return { name, message: label ? `${label.textContent}: ${message}` : message };
}

/** In document order. */
function inOrder(formId: string, faults: readonly FormError[]): readonly FormError[] {
  const placed = faults.map((fault) => ({
    fault,
    control: document.getElementById(fieldId(formId, fault.name)),
  }));
  return placed
    .toSorted((one, other) => {
      if (one.control === null || other.control === null) return 0;
      const order = one.control.compareDocumentPosition(other.control);
      return order & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ fault }) => named(formId, fault));
}

const hasField = (formId: string, name: string) =>
  document.getElementById(fieldId(formId, name)) !== null;

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

  const showFaults = useCallback(
    (faults: readonly FormError[], general: readonly string[]) => {
      setState(({ round }) => ({ faults: inOrder(formId, faults), general, round: round + 1 }));
    },
    [formId],
  );

  const report = (errors: FieldErrors) => {
    const faults = Object.entries(errors).flatMap(([name, fault]) =>
      typeof fault?.message === 'string' ? [{ name, message: fault.message }] : [],
    );
    showFaults(faults, []);
  };

  useEffect(() => {
    const messages = Object.entries(fieldErrors ?? {});
    if (error === undefined && messages.length === 0) {
      setState((last) => (last.general.length > 0 ? { ...nothing, round: last.round } : last));
      return;
    }
    const faults = messages
      .filter(([name]) => hasField(formId, name))
      .map(([name, message]) => ({ name, message }));
    for (const { name, message } of faults) {
      setError(name, { type: 'server', message });
    }
    const homeless = messages.filter(([name]) => !hasField(formId, name)).map(([, text]) => text);
    showFaults(faults, [...new Set([...(error === undefined ? [] : [error]), ...homeless])]);
  }, [error, fieldErrors, formId, setError, showFaults]);

  return { ...state, report };
}
