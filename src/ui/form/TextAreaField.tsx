import { Field } from './Field';
import { type FieldProps, useField } from './useField';

type TextAreaFieldProps = FieldProps & { readonly placeholder?: string; readonly rows?: number };

export function TextAreaField({ placeholder = ' ', rows = 5, ...props }: TextAreaFieldProps) {
  const field = useField(props);
  return (
    <Field wide {...props} field={field}>
      <textarea
        {...field.control}
        {...field.register(props.name)}
        className="textarea"
        rows={rows}
        placeholder={placeholder}
        autoComplete={props.autoComplete}
      />
    </Field>
  );
}
