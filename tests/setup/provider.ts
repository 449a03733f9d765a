import { hosts } from '@/api/hosts';
import { createTestProvider } from '@/mocks/node';
import { addLifecycle } from './lifecycle';

/**
 * The embedded provider that the running file's tests speak to: its data (`database`), the way to
 * make calls fail (`faults`), what it received (`received`). Back to the seed after each test; a call
 * to any other place fails its test.
 */
export const provider = createTestProvider(hosts);

addLifecycle({
  beforeFile: () => provider.server.listen({ onUnhandledRequest: 'error' }),
  afterTest: async () => {
    provider.server.resetHandlers();
    await provider.reset();
  },
  afterFile: () => provider.server.close(),
});
