import type { Option } from '@/content/formOptions';
import { formWords } from '@/content/formWords';
import { Field } from './Field';
import { type FieldProps, useField } from './useField';
import { Options } from '@/ui/Options';
import * as fieldStyles from '@/ui/field.module.css';

type SelectFieldProps = FieldProps & { readonly options: readonly Option[] };

type NativeSelectProps = Pick<SelectFieldProps, 'options'> & {
  readonly field: ReturnType<typeof useField>;
};

/** 'Select...' counts as empty. */
export function NativeSelect({ field, options }: NativeSelectProps) {
  return (
    <select {...field.register()} className={fieldStyles.select}>
      <option value="">{formWords.select}</option>
      <Options options={options} />
    </select>
  );
}

export function SelectField({ options, ...props }: SelectFieldProps) {
  const field = useField(props);
  return (
    <Field {...props} field={field}>
      <NativeSelect field={field} options={options} />
    </Field>
  );
}
