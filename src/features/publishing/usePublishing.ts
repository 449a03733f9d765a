import type { SerializedError } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProviderError } from '@/api/providerError';
import { publishingWords } from '@/content/publishingWords';
import { useDraft } from '@/ui/form/useDraft';
import { fieldId } from '@/ui/form/useField';
import type { SchemaForm } from '@/ui/form/useSchemaForm';
import { showToast } from '@/ui/toast';
import { type Failure, failureOf } from './failure';
import { useKeptPicture } from './useKeptPicture';

type Answer<Data> = {
  readonly data?: Data | undefined;
  readonly error?: ProviderError | SerializedError | undefined;
};

type Options = {
  /** The form's own id. */
  readonly id: string;
  /** Name of the form; its draft is kept under it. */
  readonly place: string;
  /** The first field: it has the focus after a success. */
  readonly first: string;
  /** From the provider's field names to the form's. */
  readonly names: Readonly<Record<string, string>>;
};

const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * A form that publishes: its words and picture are kept on this device until they are published, one
 * press is one call, and a failure leaves everything as it was typed.
 */
export function usePublishing<Output>(
  form: SchemaForm<Output>,
  { id, place, first, names }: Options,
) {
  const draft = useDraft(form, place);
  const kept = useKeptPicture(place);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>({});
  const sending = useRef(false);
  const values: Readonly<Record<string, unknown>> = useWatch({ control: form.control });

  /** @param onPublished given what the call resolved with, before the form is emptied */
  const send = async <Data>(
    call: () => Promise<Answer<Data>>,
    onPublished: (data: Data | undefined) => void,
  ): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    const before = JSON.stringify(form.getValues());
    const { data, error } = await call();
    sending.current = false;
    setPending(false);
    if (error !== undefined) {
      showToast('error', publishingWords.failed);
      return setFailure(failureOf(error, names));
    }
    setFailure({});
    onPublished(data);
    // What was typed meanwhile belongs to the next one.
    if (JSON.stringify(form.getValues()) !== before) return;
    form.reset();
    draft.clear();
    kept.remove();
    // Its field is not the form's own again before the next render.
    document.getElementById(fieldId(id, first))?.focus();
  };

  return {
    kept,
    pending,
    failure,
    send,
    refuse: (fields: Readonly<Record<string, string>>) => setFailure({ fields }),
    /** This device keeps no drafts. */
    refused: draft.refused || kept.refused,
    /** Something is there that was not published. */
    unsaved: kept.picture !== undefined || Object.values(values).some(filled),
    /** What stands in a field now, also while the form cannot be submitted yet. */
    said: (name: string): string => {
      const value = values[name];
      return typeof value === 'string' ? value : '';
    },
  };
}
