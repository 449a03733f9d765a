import { hosts } from '@/api/hosts';
import { waitForProvider } from '@/api/providerReady';
import { allowOwnWorkers } from '@/lib/trustedTypes';

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

async function run(): Promise<void> {
  allowOwnWorkers();
  if (__DEMO__) {
    waitForProvider(async () => {
      const { startDemoProvider } = await import('@/mocks/browser');
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
run().catch((error: unknown) => {
  console.error(error);
});
