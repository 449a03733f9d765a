import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCities, useCountries, useStates } from '@/api/locations/useLocations';
import { formWords } from '@/content/formWords';
import { locationWords, registrationWords as words } from '@/content/registrationWords';
import { settings } from '@/config/site';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/form/Field';
import type { SearchOption } from '@/ui/form/SearchSelectField';
import { useFieldValue, type FieldProps, useField } from '@/ui/form/useField';
import { useEnhancedControl } from '@/ui/form/useEnhancedControl';
import { Options } from '@/ui/Options';
import * as fieldStyles from '@/ui/field.module.css';
import * as styles from './registration.module.css';

type ListedLocation = string | { readonly name: string; readonly flag?: string };

const optionOf = (location: ListedLocation): SearchOption => {
  const { name, ...rest } = typeof location === 'string' ? { name: location } : location;
  return { value: name, label: name, ...rest };
};

type LocationFieldProps = FieldProps & {
  readonly list: { readonly locations: readonly ListedLocation[]; readonly loading: boolean };
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

const loadSelect = () => import('./LocationSelect');

/** Value of the native option that switches to a text field. */
const notListed = '\u0000';

/** A location by name: searched, typed, or a native select until the search has loaded. */
function LocationField(props: LocationFieldProps) {
  const { list, typed, late, open = false, first, onChoose, ...fieldProps } = props;
  const { name } = fieldProps;
  const locations = useMemo(() => list.locations.map(optionOf), [list.locations]);
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
          dir="auto"
          placeholder=" "
          type="text"
        />
      ) : searchable ? (
        <searchable.LocationSelect
          field={field}
          name={name}
          locations={locations}
          loading={list.loading}
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
          <option value="">{list.loading ? formWords.loading : formWords.select}</option>
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

const home = ['Canada'];

/** Country, state and city, each depending on the one before (specification, section 3). */
export function LocationFields() {
  const { setValue } = useFormContext();
  const country = useFieldValue('country');
  const state = useFieldValue('state');
  const countries = useCountries();
  const states = useStates(country);
  const cities = useCities(country, state);
  const failedLists = [countries, states, cities].filter(({ failed }) => failed);
  const stateTyped = country !== '' && !states.loading && states.locations.length === 0;
  const needsNoState = stateTyped || state !== '';
  const isLoading = states.loading || cities.loading;
  const cityTyped = needsNoState && !isLoading && cities.locations.length === 0;

  return (
    <>
      <LocationField
        name="country"
        label={words.country}
        autoComplete="country-name"
        list={countries.locations.length === 0 ? { ...countries, locations: home } : countries}
        typed={countries.failed}
        late={countries.late}
        onChoose={() => {
          setValue('state', '');
          setValue('city', '');
        }}
      />
      <LocationField
        name="state"
        label={words.state}
        autoComplete="address-level1"
        list={states}
        typed={stateTyped}
        late={states.late || countries.late}
        first={country === '' ? locationWords.countryFirst : undefined}
        onChoose={() => setValue('city', '')}
      />
      <LocationField
        name="city"
        label={words.city}
        autoComplete="address-level2"
        list={cities}
        typed={cityTyped}
        late={cities.late || states.late || countries.late}
        open
        first={state === '' && !stateTyped ? locationWords.stateFirst : undefined}
        onChoose={() => undefined}
      />
      <div className={styles.locationNote} role="status">
        {failedLists.length > 0 && (
          <>
            <span>{locationWords.unavailable}</span>
            <Button
              variant="quiet"
              small
              onClick={() => failedLists.forEach(({ retry }) => retry())}
            >
              {locationWords.retry}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** The data's licence; hosts have their own. */
export function LocationCredit() {
  if (settings.locations !== undefined) return null;
  return (
    <p className={styles.locationCredit}>
      <a href={locationWords.creditAddress} rel="noopener noreferrer">
        {locationWords.credit}
      </a>
    </p>
  );
}
