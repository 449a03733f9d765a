import { setupServer } from 'msw/node';
import { adminAccount, type DemoAccount, memberAccount } from '@/content/demoAccounts';
import type { ProviderContext, ProviderHosts } from './context';
import { createDatabase } from './database';
import { createFaults } from './faults';
import { createHandlers } from './handlers';
import { issueSession } from './handlers/session';
import { usualListShapes } from './responses';
import { createMemoryStorage } from './providerStorage';
import { createReceivedLog } from './received';

export type TestProvider = ReturnType<typeof createTestProvider>;

export function createTestProvider(hosts: ProviderHosts) {
  const context: ProviderContext = {
    hosts,
    database: createDatabase(createMemoryStorage()),
    faults: createFaults(),
    received: createReceivedLog(),
    listShapes: usualListShapes(),
    latency: () => 0,
  };
  return {
    ...context,
    server: setupServer(...createHandlers(context)),
    reset: async () => {
      context.faults.clear();
      context.received.clear();
      Object.assign(context.listShapes, usualListShapes());
      await context.database.reset();
    },
    /** Issues a token without a call. */
    logIn: async (role: DemoAccount['role']) => {
      const { email } = role === 'admin' ? adminAccount : memberAccount;
      const member = (await context.database.read()).members.find((one) => one.email === email);
      if (member === undefined) throw new Error(`The seed has no ${email}.`);
      return issueSession(context.database, member);
    },
  };
}
