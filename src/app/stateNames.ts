import { deviceStorage } from '@/lib/deviceStorage';

/** Specification, section 3; ends in the member's `userKey`. */
const stateName = 'persist:root';

/** States of other members; the visitor's is not included. */
export const stateNamesOfOthers = (present: string): readonly string[] =>
  deviceStorage
    .names()
    .filter(
      (name) => name.startsWith(stateName) && ![stateName, stateName + present].includes(name),
    );
