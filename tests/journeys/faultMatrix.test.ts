import { afterAll, describe, expect, test } from 'vitest';
import { faultKinds, survivors } from '../setup/faultMatrix';
import { people, tryCells } from '../setup/faultCells';

/** Every screen meets one of the faults, its neighbours another; `npm run test:soak` has them all. */
const share = faultKinds.length;

afterAll(() => {
  process.stdout.write(`Fault matrix, one cell of each screen: ${survivors()} survived\n`);
});

describe.each(['reading', 'sending'] as const)('%s while answers go wrong', (part) => {
  test.each(people)('as $who', async (person) => {
    const lost = await tryCells(person, part, (row, column) => (row + column) % share === 0);
    expect(lost).toEqual([]);
  });
});
