import { setupServer } from 'msw/node';
import { adminAccount, type DemoAccount, memberAccount } from '@/content/demoAccounts';
import type { ProviderHosts, ReceivedRequest } from '@/mocks/context';
import { createDatabase } from '@/mocks/database';
import { createFaults, type Fault } from '@/mocks/faults';
import { createHandlers } from '@/mocks/handlers';
import { issueSession } from '@/mocks/handlers/session';
import { usualListShapes } from '@/mocks/responses';
import { createMemoryStorage } from '@/mocks/providerStorage';

export type TestProvider = ReturnType<typeof createTestProvider>;

function createTestDatabase() {
  const database = createDatabase(createMemoryStorage());
  return {
    ...database,
    /** All tokens, or those of one member. */
    expireTokens: (email?: string) =>
      database.change((draft) => {
        const member = draft.members.find((entry) => entry.email === email);
        for (const session of draft.sessions) {
          if (email === undefined || session.memberId === member?.id) session.expiresAt = 0;
        }
      }),
  };
}

function createTestFaults() {
  let current: readonly Fault[] = [];
  const faults = createFaults({
    load: () => current,
    save: (next) => {
      current = next;
    },
  });
  return {
    ...faults,
    /** By name or whole; replaces one of the same name. */
    add: (wanted: string | Fault) => {
      const added = typeof wanted === 'string' ? wanted : wanted.name;
      faults.set([...faults.active().filter(({ name }) => name !== added), wanted]);
    },
  };
}

/** The requests that came last. */
function createReceivedLog() {
  let requests: readonly ReceivedRequest[] = [];
  return {
    add: (request: ReceivedRequest) => {
      requests = [...requests, request].slice(-1000);
    },
    all: () => requests,
    of: (method: string, path: string) =>
      requests.filter((request) => request.method === method && request.path === path),
    clear: () => {
      requests = [];
    },
  };
}

/** The embedded provider for tests: in memory, without delays, with a log of what it received. */
export function createTestProvider(hosts: ProviderHosts) {
  const received = createReceivedLog();
  const context = {
    hosts,
    database: createTestDatabase(),
    faults: createTestFaults(),
    onRequest: received.add,
    listShapes: usualListShapes(),
    latency: () => 0,
  };
  return {
    ...context,
    received,
    server: setupServer(...createHandlers(context)),
    reset: async () => {
      context.faults.clear();
      received.clear();
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
