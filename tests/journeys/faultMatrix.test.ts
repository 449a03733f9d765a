import { afterAll, describe, expect, inject, test } from 'vitest';
import { faultKinds, countPassedCells } from '../setup/faultMatrix';
import { sampled } from '../setup/journey';
import { visitors, runMatrix } from '../setup/faultCells';

/** Every twentieth screen meets one of the faults, the next another; the soak has every cell. */
const isTried = (row: number, column: number) =>
  inject('soak') || (row % 20 === 0 && (row + column) % faultKinds.length === 0);

afterAll(() => {
  process.stdout.write(`Fault matrix: ${countPassedCells()} cells survived\n`);
});

describe.each(['reading', 'sending'] as const)('%s while answers go wrong', (part) => {
  test.each(sampled(visitors, visitors.length))('as $name', async (person) => {
    expect(await runMatrix(person, part, isTried)).toEqual([]);
  });
});
