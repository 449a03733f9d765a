import { useState } from 'react';
import { myDataWords as words } from '@/content/myDataWords';
import type { Found } from './found';
import type { Kind } from './kinds';
import { forEach } from './survey';

export type Order = {
  readonly kind: Kind;
  readonly found: readonly Found[];
  readonly others: boolean;
};

type DeletionOutcome = { readonly text: string; readonly back: Order | undefined };

/** True if it can be undone until the page is left. */
export const canRestore = ({ found, others, kind }: Order): boolean =>
  !others && kind.session === undefined && found.every(({ restore }) => restore !== undefined);

const left = (logOut: () => Promise<unknown>): Promise<boolean> =>
  logOut().then(
    () => true,
    () => false,
  );

/** Deletes by kind, with undo; the session is deleted by `logOut`. */
export function useDeletion(logOut: () => Promise<unknown>, look: () => Promise<void>) {
  const [outcome, setOutcome] = useState<DeletionOutcome>();
  return {
    outcome,
    deleteNow: async (order: Order) => {
      const { kind, found, others } = order;
      const leaves = kind.session === true && !others;
      // A logout leaves an event for other tabs, which must stay.
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
