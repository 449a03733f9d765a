import { afterAll, describe, expect, test } from 'vitest';
import { survivors } from '../setup/faultMatrix';
import { people, tryCells } from '../setup/faultCells';

afterAll(() => {
  process.stdout.write(`Fault matrix: ${survivors()} cells survived\n`);
});

describe.each(['reading', 'sending'] as const)('%s while answers go wrong', (part) => {
  test.each(people)('as $who', async (person) => {
    expect(await tryCells(person, part)).toEqual([]);
  });
});
