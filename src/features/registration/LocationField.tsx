import { lazy, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formWords } from '@/content/formWords';
import { locationWords } from '@/content/registrationWords';
import { Field } from '@/ui/form/Field';
import type { SearchOption } from '@/ui/form/SearchSelectField';
import { useFieldValue, type FieldProps, useField } from '@/ui/form/useField';
import { useEnhancedControl } from '@/ui/form/useEnhancedControl';
import { Options } from '@/ui/Options';
import * as fieldStyles from '@/ui/field.module.css';

type ListedLocation = string | { readonly name: string; readonly flag?: string };

const optionOf = (location: ListedLocation): SearchOption => {
  const { name, ...rest } = typeof location === 'string' ? { name: location } : location;
  return { value: name, label: name, ...rest };
};

type LocationFieldProps = FieldProps & {
  readonly locations: readonly ListedLocation[];
  readonly loading: boolean;
  /** No list: the name is typed. */
  readonly typed: boolean;
  /** The list may still come, but not over typed text. */
  readonly late: boolean;
  /** Names outside the list are allowed. */
  readonly open?: boolean;
  /** The field to choose first. */
  readonly first?: string | undefined;
  readonly onChoose: () => void;
};

const loadSelect = () =>
  import('./LocationSelect').then(({ LocationSelect }) => ({ default: LocationSelect }));
const LocationSelect = lazy(loadSelect);

/** Value of the native option that switches to a text field. */
const notListed = '\u0000';

/** A location by name: searched, typed, or a native select until the search has loaded. */
export function LocationField(props: LocationFieldProps) {
  const { loading, typed, late, open = false, first, onChoose, ...fieldProps } = props;
  const { name } = fieldProps;
  const locations = useMemo(() => props.locations.map(optionOf), [props.locations]);
  const field = useField(fieldProps);
  const searchable = useEnhancedControl(field.id, loadSelect);
  const [wantsToType, setWantsToType] = useState(false);
  const isText = typed || wantsToType;
  const [shown, setShown] = useState({ isText: false, focused: false });
  const { setValue } = useFormContext();
  const value = useFieldValue(name);
  const known = value === '' || locations.some((location) => location.value === value);

  useEffect(() => {
    // The list may load after a draft was restored.
    const select = document.getElementById(field.id);
    const listed = locations.length > 0 || value !== '';
    if (listed && select instanceof HTMLSelectElement && select.value !== value) {
      select.value = value;
    }
  }, [field.id, value, locations]);

  // Replaced here, where the old control is still there: its text and the focus move to the new one.
  useLayoutEffect(() => {
    if (isText === shown.isText) return;
    const control = document.getElementById(field.id);
    if (isText && control instanceof HTMLInputElement && control.value !== '') {
      setValue(name, control.value);
      if (late) setWantsToType(true);
    }
    setShown({ isText, focused: control === document.activeElement });
  }, [isText, shown, field.id, name, late, setValue]);
  useLayoutEffect(() => {
    if (shown.focused) document.getElementById(field.id)?.focus();
  }, [shown, field.id]);

  return (
    <Field {...fieldProps} field={field}>
      {shown.isText ? (
        <input
          {...field.register({ onChange: () => late && setWantsToType(true) })}
          className={fieldStyles.input}
          placeholder=" "
          type="text"
        />
      ) : searchable ? (
        <LocationSelect
          field={field}
          name={name}
          locations={locations}
          loading={loading}
          open={open}
          empty={first ?? formWords.noOptions}
          onChoose={onChoose}
        />
      ) : (
        <select
          {...field.register({
            onChange: ({ target }: { readonly target: HTMLSelectElement }) => {
              if (target.value === notListed) setWantsToType(true);
              onChoose();
            },
            setValueAs: (chosen: unknown) => (chosen === notListed ? '' : chosen),
          })}
          className={fieldStyles.select}
        >
          <option value="">{loading ? formWords.loading : formWords.select}</option>
          {first !== undefined && <option disabled>{first}</option>}
          {!known && value !== notListed && <option value={value}>{value}</option>}
          <Options options={locations} />
          {open && locations.length > 0 && (
            <option value={notListed}>{locationWords.notListed}</option>
          )}
        </select>
      )}
    </Field>
  );
}
