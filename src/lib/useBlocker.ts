import { useEffect, useEffectEvent, useState } from 'react';
import { registerBlocker, type Move } from './navigationBlockers';

/** Whether a move waits, and the two answers. */
type Blocker =
  | { readonly state: 'unblocked' }
  | {
      readonly state: 'blocked';
      readonly proceed: () => void;
      readonly reset: () => void;
    };

const unblocked: Blocker = { state: 'unblocked' };

/** A step back closes a dialog instead of leaving the page; Android's Chromium does so by itself. */
export function useCloseOnBack(close: () => void): void {
  const onBlocked = useEffectEvent(close);
  useEffect(
    () => registerBlocker({ shouldBlock: ({ isBack }) => isBack, onBlocked: () => onBlocked() }),
    [],
  );
}

/** Confirms moves within the portal; leaving it is a matter of `beforeunload`. */
export function useBlocker(stops: (move: Move) => boolean): Blocker {
  const [blocker, setBlocker] = useState<Blocker>(unblocked);
  const shouldBlock = useEffectEvent(stops);
  useEffect(
    () =>
      registerBlocker({
        shouldBlock: (move) => shouldBlock(move),
        onBlocked: (proceed) =>
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
