import { http } from 'msw';
import { hosts } from '@/api/provider';
import { createTestProvider } from '../provider/testProvider';
import { addLifecycle } from './lifecycle';

/**
 * The embedded provider that the running file's tests speak to: its data (`database`), the way to
 * make calls fail (`faults`), what it received (`received`). Back to the seed after each test; a call
 * to any other place fails its test.
 */
export const provider = createTestProvider(hosts);

/**
 * Holds every call of a method whose path ends so until it is released: what a page shows meanwhile
 * can be looked at for as long as that takes.
 * @returns releases them
 */
export function pauseCalls(method: 'get' | 'post', path: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A handler that answers nothing leaves the call to the next one.
  provider.server.use(http[method](`*${path}`, () => released));
  return () => release();
}

addLifecycle({
  beforeFile: () => provider.server.listen({ onUnhandledRequest: 'error' }),
  afterTest: async () => {
    provider.server.resetHandlers();
    await provider.reset();
  },
  afterFile: () => provider.server.close(),
});
