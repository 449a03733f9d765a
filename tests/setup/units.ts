import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import 'fake-indexeddb/auto';
import {
  checkConsole,
  watchConsole,
  watchTexts,
  endFile,
  endTest,
  runCleanups,
  startFile,
} from './lifecycle';

// Runs for each file; what it imports may be there from the file before.

const inDocument = typeof document !== 'undefined';

if (inDocument) {
  const { installBrowserMocks } = await import('./browserMocks');
  const { polyfillBlobBytes, cacheComputedStyles } = await import('../provider/jsdom');
  installBrowserMocks();
  watchTexts();
  polyfillBlobBytes();
  cacheComputedStyles();
  await import('@testing-library/jest-dom/vitest');
  const { configure } = await import('@testing-library/react');
  // Long enough for two busy cores, short enough for a red run.
  configure({ asyncUtilTimeout: 5_000 });
}

beforeAll(startFile);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  endFile();
});

/** Toasts live in a root of their own, which is there for the next test. */
async function dismissToasts(): Promise<void> {
  const areShown = () => document.querySelector('.Toastify__toast') !== null;
  if (!areShown()) return;
  const [{ toast }, { getConfig }] = await Promise.all([
    import('react-toastify/unstyled'),
    import('@testing-library/react'),
  ]);
  await getConfig().asyncWrapper(async () => {
    await vi.waitUntil(() => {
      // Also one that has only just come.
      toast.dismiss();
      return !areShown();
    }, 5_000);
  });
}

beforeEach(watchConsole);

afterEach(async () => {
  if (inDocument) {
    const [{ cleanup }, { refuteOnline }, { resetBrowserMocks }, { clearDevice }] =
      await Promise.all([
        import('@testing-library/react'),
        import('@/lib/useOnline'),
        import('./browserMocks'),
        import('./device'),
      ]);
    // A page loads parts in the background: they belong to this test, and end with it.
    await vi.dynamicImportSettled();
    resetBrowserMocks();
    cleanup();
    await runCleanups();
    refuteOnline();
    await dismissToasts();
    await clearDevice();
  }
  checkConsole();
});

// The hook that is declared last runs first: the seed's dates are counted from the true time.
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await endTest();
});
