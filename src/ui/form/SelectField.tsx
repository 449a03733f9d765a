import type { Option } from '@/content/formOptions';
import { formWords } from '@/content/formWords';
import { Field } from './Field';
import { type FieldProps, useField } from './useField';
import * as fieldStyles from '@/ui/field.module.css';

type SelectFieldProps = FieldProps & { readonly options: readonly Option[] };

/** A native select. 'Select...' counts as empty. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const field = useField(props);
  return (
    <Field {...props} field={field}>
      <select
        {...field.control}
        {...field.register(props.name)}
        className={fieldStyles.select}
        autoComplete={props.autoComplete}
      >
        <option value="">{formWords.select}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
