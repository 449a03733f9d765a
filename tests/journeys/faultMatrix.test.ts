import { afterAll, describe, expect, test } from 'vitest';
import { faultKinds, survivedCells } from '../setup/faultMatrix';
import { visitors, tryCells } from '../setup/faultCells';

/** Every screen meets one of the faults, its neighbours another; `npm run test:soak` has them all. */
const share = faultKinds.length;

afterAll(() => {
  process.stdout.write(`Fault matrix, one cell of each screen: ${survivedCells()} survived\n`);
});

describe.each(['reading', 'sending'] as const)('%s while answers go wrong', (part) => {
  test.each(visitors)('as $who', async (person) => {
    const lost = await tryCells(person, part, (row, column) => (row + column) % share === 0);
    expect(lost).toEqual([]);
  });
});
