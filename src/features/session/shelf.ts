/** State as it was kept for a member, or undefined where nothing is. */
export type KeptState = object | undefined;

/** How the store keeps each member's state apart (decisions, section 3). The store itself gives it. */
export type Shelf = {
  /** Brings back what was kept for who is on this tab. */
  readonly open: () => Promise<void>;
  /** What was kept for a member. @param key their `userKey`, empty for visitors */
  readonly read: (key: string) => Promise<KeptState>;
  /** Writes what waits to be written, under the key of who is on this tab now. */
  readonly flush: () => void;
  /** Puts what was read in the place of the state there is, of which nothing stays. */
  readonly show: (kept: KeptState) => void;
  /** Removes what was kept for a member. */
  readonly remove: (key: string) => void;
};
