import { lazy, useEffect, useMemo, useState } from 'react';
import { formWords } from '@/content/formWords';
import { placeWords } from '@/content/registrationWords';
import { Field } from '@/ui/form/Field';
import type { SearchOption } from '@/ui/form/SearchSelectField';
import { useAnswer, type FieldProps, useField } from '@/ui/form/useField';
import { useLaterControl } from '@/ui/form/useLaterControl';
import * as fieldStyles from '@/ui/field.module.css';

type Place = string | { readonly name: string; readonly sign?: string };

const optionOf = (place: Place): SearchOption => {
  const { name, ...rest } = typeof place === 'string' ? { name: place } : place;
  return { value: name, label: name, ...rest };
};

type PlaceFieldProps = FieldProps & {
  readonly places: readonly Place[];
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
  import('./PlaceSelect').then(({ PlaceSelect }) => ({ default: PlaceSelect }));
const PlaceSelect = lazy(loadSelect);

/** Value of the native option that switches to a text field. */
const notListed = '\u0000';

/** A place by name: searched, typed, or a native select until the search has loaded. */
export function PlaceField(props: PlaceFieldProps) {
  const { loading, typed, late, open = false, first, onChoose, ...fieldProps } = props;
  const { name } = fieldProps;
  const places = useMemo(() => props.places.map(optionOf), [props.places]);
  const field = useField(fieldProps);
  const searchable = useLaterControl(field.id, loadSelect);
  const [wantsToType, setWantsToType] = useState(false);
  const value = useAnswer(name);
  const known = value === '' || places.some((place) => place.value === value);
  const plain = typed || wantsToType;

  useEffect(() => {
    // The list may load after a draft was restored.
    const select = document.getElementById(field.id);
    const listed = places.length > 0 || value !== '';
    if (listed && select instanceof HTMLSelectElement && select.value !== value) {
      select.value = value;
    }
  }, [field.id, value, places]);

  if (plain) {
    return (
      <Field {...fieldProps} field={field}>
        <input
          {...field.control}
          {...field.register(name, {
            onChange: () => {
              if (late) setWantsToType(true);
            },
          })}
          key="typed"
          className={fieldStyles.input}
          placeholder=" "
          type="text"
        />
      </Field>
    );
  }
  return (
    <Field {...fieldProps} field={field}>
      {searchable ? (
        <PlaceSelect
          field={field}
          name={name}
          places={places}
          loading={loading}
          open={open}
          empty={first ?? formWords.noOptions}
          onChoose={onChoose}
        />
      ) : (
        <select
          {...field.control}
          {...field.register(name, {
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
          {places.map((place) => (
            <option key={place.value} value={place.value}>
              {place.label}
            </option>
          ))}
          {open && places.length > 0 && <option value={notListed}>{placeWords.notListed}</option>}
        </select>
      )}
    </Field>
  );
}
