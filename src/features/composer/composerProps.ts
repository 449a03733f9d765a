import type { FormEvent, KeyboardEvent } from 'react';
import * as fieldStyles from '@/ui/field.module.css';
import type { useComposer } from './useComposer';

/** Props of a composer's form and its fields, which Ctrl Enter submits; `id-missing` is their error. */
export function composerProps(
  { posting, missing, empty, send }: ReturnType<typeof useComposer>,
  id: string,
  onCleared?: () => void,
) {
  const onSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void send(onCleared);
    const form = event.currentTarget.closest('form');
    if (empty) form?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return {
    form: { noValidate: true, 'aria-busy': posting || undefined, onSubmit },
    fieldClass: missing ? `${fieldStyles.field} ${fieldStyles.hasError}` : fieldStyles.field,
    field: {
      readOnly: posting,
      'aria-invalid': missing || undefined,
      'aria-describedby': missing ? `${id}-missing` : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event);
      },
    },
  };
}
