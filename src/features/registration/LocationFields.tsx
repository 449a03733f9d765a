import { useFormContext } from 'react-hook-form';
import { useCities, useCountries, useStates } from '@/api/locations/useLocations';
import { placeWords, registrationWords as words } from '@/content/registrationWords';
import { settings } from '@/config/site';
import { Button } from '@/ui/Button';
import { useAnswer } from '@/ui/form/useField';
import { PlaceField } from './PlaceField';
import * as styles from './registration.module.css';

const home = ['Canada'];

/** Country, state and city, each depending on the one before (specification, section 3). */
export function PlaceFields() {
  const { setValue } = useFormContext();
  const country = useAnswer('country');
  const state = useAnswer('state');
  const countries = useCountries();
  const states = useStates(country);
  const cities = useCities(country, state);
  const failed = [countries, states, cities].filter(({ error }) => error !== undefined);
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
        places={countries.places.length === 0 ? home : countries.places}
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
        places={states.places}
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
        places={cities.places}
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
