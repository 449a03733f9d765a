import type { Option } from '@/content/formOptions';
import { Field } from './Field';
import { NativeSelect } from './SelectField';
import { type FieldProps, useField } from './useField';
import { useEnhancedControl } from './useEnhancedControl';

export type SearchOption = Option & {
  readonly flag?: string;
  /** Information only. */
  readonly isDisabled?: boolean;
};

type SearchSelectFieldProps = FieldProps & { readonly options: readonly SearchOption[] };

const loadSelect = () => import('./SearchSelect');

/** Searchable options; a native select until react-select has loaded. */
export function SearchSelectField({ options, ...props }: SearchSelectFieldProps) {
  const field = useField(props);
  const searchable = useEnhancedControl(field.id, loadSelect);
  return (
    <Field {...props} field={field}>
      {searchable ? (
        <searchable.SearchSelect field={field} name={props.name} options={options} />
      ) : (
        <NativeSelect field={field} options={options} />
      )}
    </Field>
  );
}
