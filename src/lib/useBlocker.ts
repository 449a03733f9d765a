import { useEffect, useEffectEvent, useState } from 'react';
import { registerBlocker, type Move } from './navigationBlockers';

type Blocked = { readonly proceed: () => void; readonly reset: () => void };

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

/** The move that is stopped, if any. */
export function useBlocker(shouldBlock: (move: Move) => boolean): Blocked | undefined {
  const [blocked, setBlocked] = useState<Blocked>();
  const shouldBlockNow = useEffectEvent(shouldBlock);
  useEffect(() => {
    const reset = () => setBlocked(undefined);
    const onBlocked = (move: () => void) => {
      const proceed = () => {
        reset();
        move();
      };
      setBlocked({ proceed, reset });
    };
    return registerBlocker({ shouldBlock: (move) => shouldBlockNow(move), onBlocked });
  }, []);
  return blocked;
}
