import { useFormContext } from 'react-hook-form';
import { useCities, useCountries, useStates } from '@/api/locations/useLocations';
import { locationWords, registrationWords as words } from '@/content/registrationWords';
import { settings } from '@/config/site';
import { Button } from '@/ui/Button';
import { useFieldValue } from '@/ui/form/useField';
import { LocationField } from './LocationField';
import * as styles from './registration.module.css';

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
  const cityTyped =
    (stateTyped || state !== '') &&
    !states.loading &&
    !cities.loading &&
    cities.locations.length === 0;

  return (
    <>
      <LocationField
        name="country"
        label={words.country}
        autoComplete="country-name"
        locations={countries.locations.length === 0 ? home : countries.locations}
        loading={countries.loading}
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
        locations={states.locations}
        loading={states.loading}
        typed={stateTyped}
        late={states.late || countries.late}
        first={country === '' ? locationWords.countryFirst : undefined}
        onChoose={() => setValue('city', '')}
      />
      <LocationField
        name="city"
        label={words.city}
        autoComplete="address-level2"
        locations={cities.locations}
        loading={cities.loading}
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
              onClick={() => {
                for (const { retry } of failedLists) retry();
              }}
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
