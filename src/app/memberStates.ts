/** Specification, section 3: the store's key, which ends in the member's `userKey`. */
const stateName = 'persist:root';

/** Names in local storage of members' states, one member's and a visitor's left out. */
export const statesOfOthers = (present: string): readonly string[] =>
  Object.keys(localStorage).filter(
    (name) => name.startsWith(stateName) && ![stateName, stateName + present].includes(name),
  );
