import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { retryImport } from './retryImport';
import { isOnline } from './useOnline';

const firstPauseMs = 2_000;
const maxPauseMs = 60_000;

/** Resolves after `pause` milliseconds, or when the connection is back; never once `signal` aborts. */
const waitToRetry = (pause: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    // Aborted while a module was on its way.
    if (signal.aborted) return;
    // Without a connection only its return helps.
    const timer = setTimeout(() => {
      if (isOnline()) resolve();
    }, pause);
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/** Loads after `pause`, and again after longer ones or when the connection is back, until it succeeds. */
export async function retryLost<Found>(
  load: () => Promise<Found>,
  signal: AbortSignal,
  pause = firstPauseMs,
): Promise<Found> {
  await waitToRetry(pause, signal);
  return load().catch(() =>
    retryLost(load, signal, Math.min(Math.max(pause * 2, firstPauseMs), maxPauseMs)),
  );
}

/** Imports a module that exports `name`; after `onLost` retries until it is there or `signal` aborts. */
export async function retryUntilImported<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
>(
  load: () => Promise<Module>,
  name: Name,
  { signal, onLost }: { readonly signal: AbortSignal; readonly onLost: () => void },
): Promise<Module> {
  const fetchModule = () => retryImport(load, name);
  const module = await fetchModule().catch(() => {
    if (!signal.aborted) onLost();
    return retryLost(fetchModule, signal);
  });
  // The page has gone on without it.
  return signal.aborted ? new Promise(() => undefined) : module;
}

/** A part that loads when it renders; if its script is lost, `lost` shows until it is fetched again. */
export function lazyOptional<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  lost?: ReactNode,
) {
  const fetchPart = async () => (await retryImport(load, name))[name];

  let known: { readonly Part: ComponentType<Props> } | undefined;

  function Retried(props: Props) {
    const [found, setFound] = useState(known);
    useEffect(() => {
      if (known !== undefined) return undefined;
      const stop = new AbortController();
      void retryLost(fetchPart, stop.signal).then((Part) => setFound((known = { Part })));
      return () => stop.abort();
    }, []);
    return found === undefined ? lost : createElement(found.Part, props);
  }

  return lazy(async () => ({
    default: await fetchPart().catch((): ComponentType<Props> => Retried),
  }));
}
