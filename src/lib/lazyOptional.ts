import { type ComponentType, lazy } from 'react';

const nothing = () => null;

/**
 * A part that its page can do without, fetched when it is first rendered. Where its script cannot be
 * had, the page goes on without it until it is opened anew.
 */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => nothing),
  }));
