import { useEffect, useEffectEvent, useState } from 'react';
import { registerBlocker, type Move } from './navigationBlockers';

type Blocker =
  | { readonly state: 'unblocked' }
  | { readonly state: 'blocked'; readonly proceed: () => void; readonly reset: () => void };

const unblocked: Blocker = { state: 'unblocked' };

/** A step back closes a dialog instead of leaving the page; Android's Chromium does so by itself. */
export function useCloseOnBack(close: () => void): void {
  const onBlocked = useEffectEvent(close);
  useEffect(
    () => registerBlocker({ shouldBlock: ({ isBack }) => isBack, onBlocked: () => onBlocked() }),
    [],
  );
}

export function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

export function useBlocker(shouldBlock: (move: Move) => boolean): Blocker {
  const [blocker, setBlocker] = useState<Blocker>(unblocked);
  const shouldBlockNow = useEffectEvent(shouldBlock);
  useEffect(
    () =>
      registerBlocker({
        shouldBlock: (move) => shouldBlockNow(move),
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
