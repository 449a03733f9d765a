import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { SearchProvider } from '@/features/search/useSearch';
import type { AppStore } from './store';

type AppProps = { readonly store: AppStore; readonly children: ReactNode };

/** Wraps every screen in the browser, at build time and in tests. */
export function App({ store, children }: AppProps) {
  return (
    <Provider store={store}>
      <SearchProvider>{children}</SearchProvider>
    </Provider>
  );
}

/** Calls back once the first render's handlers work; the boot script then replays early taps. */
export function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(() => {
    onReady();
    document.dispatchEvent(new Event('portal:ready'));
  }, [onReady]);
  return null;
}
