import { afterAll, describe, expect, test } from 'vitest';
import { survivors } from '../setup/faultMatrix';
import { people, tryCells } from '../setup/faultTable';

/** Every screen meets one of the twelve faults, its neighbours another; `npm run test:soak` has them all. */
const share = 12;

afterAll(() => {
  process.stdout.write(`Fault matrix, every twelfth cell: ${survivors()} survived\n`);
});

describe.each(['reading', 'sending'] as const)('%s while answers go wrong', (part) => {
  test.each(people)('as $who', async (person) => {
    const lost = await tryCells(person, part, (row, column) => (row + column) % share === 0);
    expect(lost).toEqual([]);
  });
});
