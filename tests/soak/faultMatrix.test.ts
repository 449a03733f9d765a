import { afterAll, describe, expect, test } from 'vitest';
import { survivedCells } from '../setup/faultMatrix';
import { visitors, tryCells } from '../setup/faultCells';

afterAll(() => {
  process.stdout.write(`Fault matrix: ${survivedCells()} cells survived\n`);
});

describe.each(['reading', 'sending'] as const)('%s while answers go wrong', (part) => {
  test.each(visitors)('as $who', async (person) => {
    expect(await tryCells(person, part)).toEqual([]);
  });
});
