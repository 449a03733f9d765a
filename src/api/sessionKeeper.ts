/** Who looks after the session of this page. */
export type SessionKeeper = {
  /** Resolves once it is known who is here and no sign-in dialog is open; at once otherwise. */
  readonly settled: () => Promise<void>;
  /** Looks for what another tab did, before a call leaves with a token this tab does not know. */
  readonly look: () => Promise<void>;
  /**
   * The token of a call was refused: the page asks the member to log in again, unless another tab has
   * logged them out. Resolves when that is decided.
   */
  readonly end: () => Promise<void>;
};

let current: SessionKeeper | undefined;

/** Sets the keeper of the session: `features/session`. */
export function keepSession(keeper: SessionKeeper): void {
  current = keeper;
}

/** The keeper, once the session is being restored. */
export const sessionKeeper = (): SessionKeeper | undefined => current;
