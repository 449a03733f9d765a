import { hosts, setProviderStart } from './api/provider';
import { retryImport } from './lib/retryImport';

type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => unknown;
};

const hasPolicies = (scope: object): scope is { readonly trustedTypes: Policies } =>
  'trustedTypes' in scope;

/** Trusted Types: lets workers start from this site's files only; text never becomes markup. */
function allowOwnWorkers(): void {
  const scope: object = globalThis;
  if (!hasPolicies(scope)) return;
  scope.trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin === location.origin) return address;
      throw new TypeError('A script of another site was refused.');
    },
  });
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

async function run(): Promise<void> {
  allowOwnWorkers();
  if (__DEMO__) {
    setProviderStart(async () => {
      const { startDemoProvider } = await retryImport(
        () => import('@/mocks/browser'),
        'startDemoProvider',
      );
      await startDemoProvider(hosts);
    });
  }
  // Separate tasks: a slow processor never blocks for long.
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('@/app/start');
  await nextTask();
  await start();
}

// Not awaited: chunks that share this module would wait for it in turn.
run().catch(console.error);
