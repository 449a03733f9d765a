import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { fieldOf } from './fieldOf';

/** A store that takes the thunks of calls. */
export type ThunkStore = Store & {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

export type LazyService<Service> = ReturnType<typeof createLazyService<Service>>;

/** A service whose script loads with the first page that uses it. */
export function createLazyService<Service>() {
  let service: Service | undefined;
  return {
    get: (create: () => Service): Service => (service ??= create()),
    take: () => {
      const taken = service;
      service = undefined;
      return taken;
    },
  };
}

/** Reads a service of this app from the store's extra argument (`app/services.ts`). */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each folder names its own part
export function useService<Services, Service>(read: (services: Services) => Service): Service {
  const dispatch = useDispatch<ThunkDispatch<unknown, Services, UnknownAction>>();
  // Memoized: a development build checks the whole state at each dispatch.
  const all = useMemo(() => dispatch((_dispatch, _getState, services) => services), [dispatch]);
  return read(all);
}

/** The same for endpoints, whose `api.extra` is of no known type. */
export function serviceIn<Service>(
  extra: unknown,
  name: string,
  Kind: abstract new (...given: never[]) => Service,
): Service | undefined {
  const found = fieldOf(extra, name);
  return found instanceof Kind ? found : undefined;
}
