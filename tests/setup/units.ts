import { afterEach, beforeEach } from 'vitest';
import 'fake-indexeddb/auto';
import { checkConsole, watchConsole } from './console';

const inDocument = typeof document !== 'undefined';

if (inDocument) {
  const { fillBrowserGaps } = await import('./browserGaps');
  const { giveBlobsTheirBytes } = await import('../provider/jsdomBlobs');
  fillBrowserGaps();
  giveBlobsTheirBytes();
  await import('@testing-library/jest-dom/vitest');
  const { configure } = await import('@testing-library/react');
  // A machine with two busy cores is slow, not wrong: what appears late still counts.
  configure({ asyncUtilTimeout: 30_000 });
}

beforeEach(watchConsole);

afterEach(async () => {
  if (inDocument) {
    const [{ cleanup }, { resetBrowserGaps }, { leavePortal }, { cleanDevice }] = await Promise.all(
      [
        import('@testing-library/react'),
        import('./browserGaps'),
        import('./visit'),
        import('./device'),
      ],
    );
    resetBrowserGaps();
    cleanup();
    await leavePortal();
    await cleanDevice();
  }
  checkConsole();
});
