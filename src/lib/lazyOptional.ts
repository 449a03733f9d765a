import { type ComponentType, lazy } from 'react';

const nothing = () => null;

/** Loads an optional part when it renders. If its script is lost, the page works without it. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => nothing),
  }));
