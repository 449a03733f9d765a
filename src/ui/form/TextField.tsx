import { Field } from './Field';
import { type FieldProps, useField } from './useField';
import * as fieldStyles from '@/ui/field.module.css';

type TextFieldProps = FieldProps & {
  readonly type?: 'text' | 'email' | 'tel';
  readonly placeholder?: string;
};

/** Always has a placeholder: by it, print styles detect an empty field. */
export function TextField({ type = 'text', placeholder = ' ', ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <Field {...props} field={field}>
      <input
        {...field.control}
        {...field.register(props.name)}
        className={fieldStyles.input}
        type={type}
        placeholder={placeholder}
        autoComplete={props.autoComplete}
      />
    </Field>
  );
}

export function EmailField(props: FieldProps) {
  return <TextField autoComplete="email" {...props} type="email" />;
}
