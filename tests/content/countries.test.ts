// @vitest-environment node
import { getCountries } from 'react-phone-number-input';
import { expect, test } from 'vitest';
import { countriesByName, countryCodes, countryFlag, countryNames } from '@/content/countries';

test('the countries are those of the phone library, Canada first', () => {
  expect(countryCodes[0]).toBe('CA');
  expect(countryCodes.toSorted()).toEqual([...getCountries()].toSorted());
});

test('each has a name and a flag; the list goes by name', () => {
  expect(countryNames().get('GH')).toBe('Ghana');
  expect(countryFlag('CA')).toBe('🇨🇦');
  const names = countriesByName().map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Canada', 'Afghanistan']);
  expect(new Set(names).size).toBe(countryCodes.length);
});
