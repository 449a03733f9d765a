// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  readHostCities,
  readHostCountries,
  readHostRows,
  readHostStates,
} from '@/api/models/location';
import { hostileBodies, wrongValues } from '../../setup/hostileAnswers';
import { hostileTexts } from '../../setup/hostileTexts';

/** All that a places host can be read as. */
function namesIn(raw: unknown) {
  const rows = readHostRows(raw) ?? [];
  return [
    readHostCountries(rows).map(({ name }) => name),
    readHostStates(rows, '1')?.map(({ name }) => name),
    readHostCities(rows, '1', '1'),
  ];
}

const seen = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

describe('a hostile host of places', () => {
  test('whole files that nobody expects are no list, or a list of names', () => {
    for (const body of hostileBodies) {
      let raw: unknown;
      try {
        raw = JSON.parse(body);
      } catch {
        continue;
      }
      for (const names of namesIn(raw))
        expect([undefined, 'object']).toContain(names && typeof names);
    }
  });

  test('texts in every field and wrong types give names that can be seen, none without end', () => {
    const rows = [...hostileTexts, ...wrongValues].flatMap((value, index) => [
      { id: index, name: value, emoji: value, country_id: '1', state_id: '1' },
      { id: value, name: `Place ${index}`, country_id: value, state_id: value, states: value },
      { id: index, name: 'Plain', states: [{ id: '1', name: value, cities: [value] }] },
    ]);
    const nested = { id: '1', name: 'A', states: [{ id: '1', name: 'B', cities: rows }] };
    const names = [rows, { data: rows }, [nested]].flatMap(namesIn).flatMap((one) => one ?? []);
    expect(names.length).toBeGreaterThan(hostileTexts.length);
    expect(names.filter((name) => !seen.test(name))).toEqual([]);
    expect(names.filter((name) => name.length > 200)).toEqual([]);
  });
});
