import { useEffect, useRef, useState } from 'react';
import { registerBlocker, type Move } from './navigationBlockers';

/** Whether a move waits for an answer, and the two answers. */
export type Blocker =
  | { readonly state: 'unblocked' }
  | {
      readonly state: 'blocked';
      /** Makes the move. */
      readonly proceed: () => void;
      /** Stays. */
      readonly reset: () => void;
    };

const unblocked: Blocker = { state: 'unblocked' };

/**
 * Holds back moves within the portal, by links, code, Back and Forward, until the person has said what
 * to do. Leaving the portal itself is the browser's matter (`beforeunload`).
 * @param stops true for a move that has to wait; asked anew at each move
 */
export function useBlocker(stops: (move: Move) => boolean): Blocker {
  const [blocker, setBlocker] = useState<Blocker>(unblocked);
  const newest = useRef(stops);
  useEffect(() => {
    newest.current = stops;
  });
  useEffect(
    () =>
      registerBlocker({
        stops: (move) => newest.current(move),
        stopped: (proceed) =>
          setBlocker({
            state: 'blocked',
            proceed: () => {
              setBlocker(unblocked);
              proceed();
            },
            reset: () => setBlocker(unblocked),
          }),
      }),
    [],
  );
  return blocker;
}
