import { useWatch } from 'react-hook-form';
import { Field } from './Field';
import { type FieldProps, useField } from './useField';
import * as fieldStyles from '@/ui/field.module.css';

type TextFieldProps = FieldProps & { readonly type?: 'text' | 'email' | 'tel' };

/** Always has a placeholder: by it, print styles detect an empty field. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <Field {...props} field={field}>
      <input
        {...field.register()}
        className={fieldStyles.input}
        type={type}
        dir={type === 'text' ? 'auto' : undefined}
        placeholder=" "
      />
    </Field>
  );
}

export function EmailField(props: FieldProps) {
  return <TextField autoComplete="email" {...props} type="email" />;
}

export function TextAreaField({ rows = 5, ...props }: FieldProps & { readonly rows?: number }) {
  const field = useField(props);
  return (
    <Field wide {...props} field={field}>
      <textarea
        {...field.register()}
        className={fieldStyles.textarea}
        dir="auto"
        rows={rows}
        placeholder=" "
      />
    </Field>
  );
}

/** Has `data-empty`: no selector of CSS detects a date field without a date. */
export function DateField(props: FieldProps) {
  const field = useField(props);
  const value: unknown = useWatch({ name: props.name });
  return (
    <Field {...props} field={field}>
      <input
        {...field.register()}
        className={fieldStyles.input}
        type="date"
        data-empty={value === '' || value === undefined ? true : undefined}
      />
    </Field>
  );
}
