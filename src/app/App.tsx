import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './store';

/** Wraps every screen in the browser, at build time and in tests. */
export function App({
  store,
  children,
}: {
  readonly store: AppStore;
  readonly children: ReactNode;
}) {
  return <Provider store={store}>{children}</Provider>;
}
