import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import Input, {
  type Country,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
} from 'react-phone-number-input/input';
import { countryNames } from '@/content/countries';
import { formWords } from '@/content/formWords';
import { homeCountry } from '@/lib/phone';
import type { useField } from './useField';
import * as fieldStyles from '@/ui/field.module.css';
import * as formStyles from './form.module.css';

export type PhoneInputProps = {
  readonly field: ReturnType<typeof useField>;
  readonly name: string;
  /** An empty field follows this country. */
  readonly home?: string | undefined;
};

/** The plain field's value, if it is a number. */
function readTyped(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (/^\+\d+$/.test(value)) return value;
  const parsed = parsePhoneNumber(value, homeCountry)?.number;
  if (parsed !== undefined) return parsed;
  const digits = value.replace(/\D/g, '');
  if (digits === '') return undefined;
  return value.trim().startsWith('+') ? `+${digits}` : `+1${digits}`;
}

/** The same national digits in another country. A typed calling code may be of neither. */
function moveTo(from: Country, to: Country, number = ''): string | undefined {
  const [before, after] = [`+${getCountryCallingCode(from)}`, `+${getCountryCallingCode(to)}`];
  if (number.startsWith(after)) return number;
  const national = number.startsWith(before)
    ? number.slice(before.length)
    : (parsePhoneNumber(number)?.nationalNumber ?? '');
  return national === '' ? undefined : `${after}${national}`;
}

const names = countryNames();
const isAway = ({ code }: { readonly code: Country }) => Number(code !== homeCountry);
const countries = getCountries()
  .map((code) => {
    const name = names.get(code) ?? code;
    return { code, name, words: `${name} +${getCountryCallingCode(code)}` };
  })
  .toSorted(
    (one, other) => isAway(one) - isAway(other) || one.words.localeCompare(other.words, 'en'),
  );
const options = countries.map(({ code, words }) => (
  <option key={code} value={code}>
    {words}
  </option>
));

/** The input's own state: form state comes a key late on busy devices, and it would drop digits. */
function useNumber(name: string) {
  const { getValues, subscribe } = useFormContext<Record<string, unknown>>();
  const { ref, onChange, onBlur } = useController<Record<string, unknown>>({ name }).field;
  const lastReported = useRef<string>(undefined);
  const [number, setNumber] = useState<string>();

  const report = useCallback(
    (next: string | undefined) => {
      lastReported.current = next;
      onChange(next ?? '');
      queueMicrotask(() => flushSync(() => setNumber(next)));
    },
    [onChange],
  );
  useEffect(() => {
    // First what the plain field had, then a restored draft.
    const listen = () => {
      const now = getValues(name);
      if ((now ?? '') !== (lastReported.current ?? '')) report(readTyped(now));
    };
    listen();
    return subscribe({ name, formState: { values: true }, callback: listen });
  }, [getValues, subscribe, name, report]);
  return { number, report, ref, onBlur };
}

export function PhoneInput({ field, name, home }: PhoneInputProps) {
  const { number, report, ref, onBlur } = useNumber(name);
  const [chosen, setChosen] = useState<Country>(homeCountry);
  const [followed, setFollowed] = useState<string>();
  if (home !== followed) {
    setFollowed(home);
    const next = countries.find((country) => country.name === home)?.code;
    if (next !== undefined && number === undefined) setChosen(next);
  }
  const country = number === undefined ? chosen : (parsePhoneNumber(number)?.country ?? chosen);

  return (
    <div className={fieldStyles.inputGroup}>
      <span className={formStyles.phoneCode}>
        <span className={fieldStyles.select} aria-hidden="true">
          {`${country} +${getCountryCallingCode(country)}`}
        </span>
        <select
          aria-label={formWords.countryCode}
          value={country}
          onChange={(event) => {
            const next = countries.find(({ code }) => code === event.target.value)?.code;
            if (next === undefined) return;
            setChosen(next);
            report(moveTo(country, next, number));
          }}
        >
          {options}
        </select>
      </span>
      <Input
        {...field.control}
        key={chosen}
        ref={ref}
        className={fieldStyles.input}
        placeholder=" "
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultCountry={chosen}
        {...(number !== undefined && { value: number })}
        onChange={report}
        onBlur={onBlur}
      />
    </div>
  );
}
