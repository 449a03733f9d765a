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
  // Each in a task of its own: a slow processor then never blocks for long.
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('@/app/start');
  await nextTask();
  await start();
}

// Not awaited here: other chunks share this module's and would wait for it in turn.
run().catch((error: unknown) => {
  console.error(error);
});
