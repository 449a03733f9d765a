import { useState } from 'react';
import { myDataWords as words } from '@/content/myDataWords';
import type { StoredEntry } from './storedEntry';
import type { Kind } from './kinds';

export type DeletionRequest = {
  readonly kind: Kind;
  readonly found: readonly StoredEntry[];
  readonly others: boolean;
  /** If only this line of the kind's list is removed. */
  readonly line?: string | undefined;
};

/** True if it can be undone until the page is left. */
export const canRestore = ({ found, others, kind }: DeletionRequest): boolean =>
  !others && kind.session === undefined && found.every(({ restore }) => restore !== undefined);

const subjectOf = ({ kind: { name }, line = name, others }: DeletionRequest): string =>
  others ? words.ofOthers(name) : line;

/** One after the other, also after failures; false if there were any. */
async function runAll(steps: readonly ((() => Promise<unknown>) | undefined)[]): Promise<boolean> {
  let done = true;
  for (const run of steps) {
    try {
      await run?.();
    } catch {
      done = false;
    }
  }
  return done;
}

/** Deletes by kind, with undo; the session is deleted by `logOut`. */
export function useDeletion(logOut: () => void, refresh: () => Promise<void>) {
  const [outcome, setOutcome] = useState<{ text: string; back?: DeletionRequest | undefined }>();
  return {
    outcome,
    deleteNow: async (request: DeletionRequest) => {
      const { kind, found, others } = request;
      // A logout leaves this page, and an event for other tabs, which must stay.
      if (kind.session === true && !others) return logOut();
      const done = await runAll(found.map(({ remove }) => remove));
      await refresh();
      const say = done ? words.deleted : words.notDeleted;
      const back = done && canRestore(request) ? request : undefined;
      setOutcome({ text: say(subjectOf(request)), back });
    },
    undo: async (request: DeletionRequest) => {
      const done = await runAll(request.found.map(({ restore }) => restore));
      await refresh();
      const say = done ? words.undone : words.notUndone;
      setOutcome({ text: say(subjectOf(request)) });
    },
  };
}
