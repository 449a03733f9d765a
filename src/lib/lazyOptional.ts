import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { retryImport } from './retryImport';

/** Milliseconds before the first retry; each one after it waits twice as long. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * Loads an optional part when it renders: `load` imports a module that exports it as `name`. If its
 * script is lost, the page works without it, and it is fetched again after a pause and when the
 * connection is back.
 */
export function lazyOptional<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  const fetchPart = async () => (await retryImport(load, name))[name];

  function Retried(props: Props) {
    const [found, setFound] = useState<{ readonly Part: ComponentType<Props> }>();
    const [tries, setTries] = useState(1);
    useEffect(() => {
      if (found !== undefined) return undefined;
      const stop = new AbortController();
      const { signal } = stop;
      const retry = async () => {
        try {
          const Part = await fetchPart();
          if (!signal.aborted) setFound({ Part });
        } catch {
          if (!signal.aborted) setTries(tries + 1);
        }
      };
      const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause);
      // Without a connection only its return helps.
      const timer = setTimeout(() => {
        if (navigator.onLine) void retry();
      }, pause);
      addEventListener('online', () => void retry(), { once: true, signal });
      return () => {
        stop.abort();
        clearTimeout(timer);
      };
    }, [found, tries]);
    return found && createElement(found.Part, props);
  }

  return lazy(async () => ({
    default: await fetchPart().catch((): ComponentType<Props> => Retried),
  }));
}
