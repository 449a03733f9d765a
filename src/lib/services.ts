import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

/** A service of which an app has one, and whose script comes with the first page that uses it. */
export type LazyService<Service> = {
  /** @param create makes it, where there is none yet */
  readonly get: (create: () => Service) => Service;
  /** Forgets it. @returns the one there was */
  readonly take: () => Service | undefined;
};

export function createLazyService<Service>(): LazyService<Service> {
  let service: Service | undefined;
  return {
    get: (create) => (service ??= create()),
    take: () => {
      const taken = service;
      service = undefined;
      return taken;
    },
  };
}

/**
 * Reads a service of this app. The store carries them as the extra argument of its thunks;
 * `app/services.ts` makes them.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each room names its own part
export function useService<Services, Service>(read: (services: Services) => Service): Service {
  const dispatch = useDispatch<ThunkDispatch<unknown, Services, UnknownAction>>();
  // Once a component: a development build checks the whole state at each dispatch.
  const all = useMemo(() => dispatch((_dispatch, _getState, services) => services), [dispatch]);
  return read(all);
}
