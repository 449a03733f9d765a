import { Field } from './Field';
import { type FieldProps, useField } from './useField';
import * as fieldStyles from '@/ui/field.module.css';

type TextAreaFieldProps = FieldProps & { readonly placeholder?: string; readonly rows?: number };

export function TextAreaField({ placeholder = ' ', rows = 5, ...props }: TextAreaFieldProps) {
  const field = useField(props);
  return (
    <Field wide {...props} field={field}>
      <textarea
        {...field.control}
        {...field.register(props.name)}
        className={fieldStyles.textarea}
        rows={rows}
        placeholder={placeholder}
        autoComplete={props.autoComplete}
      />
    </Field>
  );
}
