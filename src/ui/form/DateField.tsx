import { useWatch } from 'react-hook-form';
import { Field } from './Field';
import { type FieldProps, useField } from './useField';
import * as fieldStyles from '@/ui/field.module.css';

/** Has `data-empty`: no selector of CSS detects a date field without a date. */
export function DateField(props: FieldProps) {
  const field = useField(props);
  const value: unknown = useWatch({ name: props.name });
  return (
    <Field {...props} field={field}>
      <input
        {...field.control}
        {...field.register(props.name)}
        className={fieldStyles.input}
        type="date"
        data-empty={value === '' || value === undefined ? true : undefined}
      />
    </Field>
  );
}
