import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCities, useCountries, useStates } from '@/api/locations/useLocations';
import { placeWords, registrationWords as words } from '@/content/registrationWords';
import { settings } from '@/config/site';
import { Button } from '@/ui/Button';
import type { SearchOption } from '@/ui/form/SearchSelectField';
import { useAnswer } from '@/ui/form/useField';
import { PlaceField } from './PlaceField';
import * as styles from './registration.module.css';

const home: readonly SearchOption[] = [{ value: 'Canada', label: 'Canada' }];

const byName = (
  places: readonly { readonly name: string; readonly sign?: string }[],
): readonly SearchOption[] =>
  places.map(({ name, sign }) => ({
    value: name,
    label: name,
    ...(sign !== undefined && { sign }),
  }));

function useLists(country: string, state: string) {
  const countries = useCountries();
  const states = useStates(country);
  const cities = useCities(country, state);
  return {
    countries,
    states,
    cities,
    countryOptions: useMemo(() => byName(countries.places), [countries.places]),
    stateOptions: useMemo(() => byName(states.places), [states.places]),
    cityOptions: useMemo(
      () => cities.places.map((name): SearchOption => ({ value: name, label: name })),
      [cities.places],
    ),
    failed: [countries, states, cities].filter(({ error }) => error !== undefined),
  };
}

/** Country, state and city, each depending on the one before (specification, section 3). */
export function PlaceFields() {
  const { setValue } = useFormContext();
  const country = useAnswer('country');
  const state = useAnswer('state');
  const lists = useLists(country, state);
  const { countries, states, cities, failed } = lists;
  const stateTyped = country !== '' && !states.loading && states.places.length === 0;
  const cityTyped =
    (stateTyped || state !== '') &&
    !states.loading &&
    !cities.loading &&
    cities.places.length === 0;

  return (
    <>
      <PlaceField
        name="country"
        label={words.country}
        autoComplete="country-name"
        places={countries.places.length === 0 ? home : lists.countryOptions}
        loading={countries.loading}
        typed={countries.error !== undefined}
        late={countries.late}
        onChoose={() => {
          setValue('state', '');
          setValue('city', '');
        }}
      />
      <PlaceField
        name="state"
        label={words.state}
        autoComplete="address-level1"
        places={lists.stateOptions}
        loading={states.loading}
        typed={stateTyped}
        late={states.late || countries.late}
        first={country === '' ? placeWords.countryFirst : undefined}
        onChoose={() => setValue('city', '')}
      />
      <PlaceField
        name="city"
        label={words.city}
        autoComplete="address-level2"
        places={lists.cityOptions}
        loading={cities.loading}
        typed={cityTyped}
        late={cities.late || states.late || countries.late}
        open
        first={state === '' && !stateTyped ? placeWords.stateFirst : undefined}
        onChoose={() => undefined}
      />
      <div className={styles.placeNote} role="status">
        {failed.length > 0 && (
          <>
            <span>{placeWords.unavailable}</span>
            <Button
              variant="quiet"
              small
              onClick={() => {
                for (const { retry } of failed) retry();
              }}
            >
              {placeWords.retry}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** The data's licence; hosts have their own. */
export function PlaceCredit() {
  if (settings.locations !== undefined) return null;
  return (
    <p className={styles.placeCredit}>
      <a href={placeWords.creditAddress} rel="noopener noreferrer">
        {placeWords.credit}
      </a>
    </p>
  );
}
