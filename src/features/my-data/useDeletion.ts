import { useState } from 'react';
import { myDataWords as words } from '@/content/myDataWords';
import type { Found } from './found';
import type { Kind } from './kinds';
import { forEach } from './survey';

/** What shall be deleted. */
export type Order = {
  readonly kind: Kind;
  readonly found: readonly Found[];
  /** What other members of this browser left. */
  readonly others: boolean;
};

/** What the last act did. */
export type DeletionOutcome = { readonly text: string; readonly back: Order | undefined };

/** True where what is deleted can be had back until the page is left. */
export const canRestore = ({ found, others, kind }: Order): boolean =>
  !others && kind.session === undefined && found.every(({ restore }) => restore !== undefined);

const left = (logOut: () => Promise<unknown>): Promise<boolean> =>
  logOut().then(
    () => true,
    () => false,
  );

/**
 * Deleting by kind, and having it back.
 * @param logOut ends the session, which is how that kind is deleted
 * @param look looks again at what is kept
 */
export function useDeletion(logOut: () => Promise<unknown>, look: () => Promise<void>) {
  const [outcome, setOutcome] = useState<DeletionOutcome>();
  return {
    outcome,
    carryOut: async (order: Order) => {
      const { kind, found, others } = order;
      const leaves = kind.session === true && !others;
      // Logging out leaves a note for the other tabs, which would miss it otherwise.
      const done = leaves ? await left(logOut) : await forEach(found, ({ remove }) => remove());
      await look();
      setOutcome({
        text: done ? words.deleted(kind.name) : words.notDeleted(kind.name),
        back: done && canRestore(order) ? order : undefined,
      });
    },
    undo: async ({ kind, found }: Order) => {
      const done = await forEach(found, ({ restore }) => restore?.());
      await look();
      setOutcome({
        text: done ? words.undone(kind.name) : words.notDeleted(kind.name),
        back: undefined,
      });
    },
  };
}
