import { useMemo } from 'react';
import Creatable from 'react-select/creatable';
import { formWords } from '@/content/formWords';
import { locationWords } from '@/content/registrationWords';
import { tokenize } from '@/lib/tokenize';
import type { SearchOption } from '@/ui/form/SearchSelectField';
import { selectStyles, useSearchSelect } from '@/ui/form/SearchSelect';
import type { useField } from '@/ui/form/useField';

const fold = (text: string) => tokenize(text).join(' ');

type LocationIndex = readonly { readonly location: SearchOption; readonly folded: string }[];

const indexLocations = (locations: readonly SearchOption[]): LocationIndex =>
  locations.map((location) => ({ location, folded: fold(location.label) }));

/** Up to `limit` locations by name, ignoring case and accents; starts of words first. */
function findLocations(index: LocationIndex, typed: string, limit: number) {
  const text = fold(typed);
  const found = index.filter(({ folded }) => folded.includes(text));
  const rank = ({ folded }: LocationIndex[number]) =>
    folded.startsWith(text) ? 0 : folded.includes(` ${text}`) ? 1 : 2;
  const sorted = text === '' ? found : found.toSorted((one, other) => rank(one) - rank(other));
  return {
    locations: sorted.slice(0, limit).map(({ location }) => location),
    more: Math.max(0, found.length - limit),
  };
}

/** By its exact name, ignoring case and accents. */
function findLocationByName(index: LocationIndex, typed: string): SearchOption | undefined {
  const text = fold(typed);
  if (text === '') return undefined;
  return (
    index.find(({ location }) => location.label === typed.trim()) ??
    index.find(({ folded }) => folded === text)
  )?.location;
}

type LocationSelectProps = {
  readonly field: ReturnType<typeof useField>;
  readonly name: string;
  readonly locations: readonly SearchOption[];
  readonly loading: boolean;
  /** Names outside the list are allowed. */
  readonly open: boolean;
  readonly empty: string;
  readonly onChoose: () => void;
};

/** More would be slow; the rest is found by typing. */
const menuSize = 100;

const styles: typeof selectStyles = {
  ...selectStyles,
  option: (own) => ({ ...own, display: 'flex' }),
};

/** See `LocationFields`. Its value is the place's name. */
export function LocationSelect(props: LocationSelectProps) {
  const { field, name, locations, loading, open, empty, onChoose } = props;
  const { value: chosen, onChange, onBlur, typed, ...select } = useSearchSelect(field, name);
  const index = useMemo(() => indexLocations(locations), [locations]);
  const choices = useMemo((): SearchOption[] => {
    const { locations: found, more } = findLocations(index, typed, menuSize);
    const rest = { value: '', label: locationWords.more(more), isDisabled: true };
    return more > 0 ? [...found, rest] : [...found];
  }, [index, typed]);
  const value = typeof chosen === 'string' ? chosen : '';
  const known = locations.find((location) => location.value === value);

  const choose = (next: string) => {
    if (next === value) return;
    onChange(next);
    onChoose();
  };
  return (
    <Creatable<SearchOption>
      {...select.props}
      options={choices}
      filterOption={null}
      value={value === '' ? null : (known ?? { value, label: value })}
      onChange={(option) => choose(option?.value ?? '')}
      onCreateOption={(text) => choose(text.trim())}
      isValidNewOption={(text) =>
        open && text.trim() !== '' && findLocationByName(index, text) === undefined
      }
      formatCreateLabel={(text) => locationWords.use(text.trim())}
      onBlur={() => {
        // Autofill, or typing the whole name, chooses nothing by itself.
        const called = findLocationByName(index, typed);
        if (called !== undefined) choose(called.value);
        // What the list has more of is a part of a name.
        else if (open && typed.trim() !== '' && choices.length === 0) choose(typed.trim());
        onBlur();
      }}
      isLoading={loading}
      noOptionsMessage={() => empty}
      loadingMessage={() => formWords.loading}
      styles={styles}
    />
  );
}
