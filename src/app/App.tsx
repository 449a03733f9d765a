import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { SearchProvider } from '@/features/search/useSearch';
import type { AppStore } from './store';

/** Wraps every screen in the browser, at build time and in tests. */
export function App({
  store,
  children,
}: {
  readonly store: AppStore;
  readonly children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <SearchProvider>{children}</SearchProvider>
    </Provider>
  );
}

/** Fired on `document` when the page answers: the boot script then replays early taps. */
const readyEvent = 'portal:ready';

/** Calls back once the first render is in the document and its handlers work. */
export function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(() => {
    onReady();
    document.dispatchEvent(new Event(readyEvent));
  }, [onReady]);
  return null;
}
