import type { PortalRouter } from '@/app/router/router';
import { hideUpdate, showUpdate } from '@/features/offline/updateOffer';
import type { OutboxStorage } from '@/outbox/storage';
import { hasUnsavedDrafts, flushDrafts } from '@/lib/draft';
import { isOnline } from '@/lib/useOnline';
import { userKey } from '@/lib/userKey';
import { isOtherBuild, postToWorker } from './siteWorkerMessages';

const offerCheckMs = 3000;
const updateCheckMs = 30 * 60_000;

const texts =
  'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=password], [type=search])';

function isTyping(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  return field.matches(texts) && field.value !== '';
}

let storage: Promise<OutboxStorage> | undefined;

/** Loaded early, while this build's files still exist. */
function outboxStorage(): Promise<OutboxStorage> {
  storage ??= import('@/outbox/storage').then(({ createOutboxStorage }) => createOutboxStorage());
  return storage;
}

/** True if something sent has not arrived, or if that is unknown. */
async function hasUnsent(): Promise<boolean> {
  const member = userKey();
  if (member === '') return false;
  try {
    return (await (await outboxStorage()).all(member)).some(({ state }) => state !== 'sent');
  } catch {
    return true;
  }
}

const canOffer = async () => !hasUnsavedDrafts() && !isTyping() && !(await hasUnsent());

/** Offers a new version unless something is unsent or being typed; never reloads by itself. */
export function offerUpdates(registration: ServiceWorkerRegistration, router: PortalRouter): void {
  let newest: ServiceWorker | undefined;
  let isAccepted = false;
  let dismissed = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const accept = async () => {
    isAccepted = true;
    await flushDrafts();
    const { waiting } = registration;
    if (waiting === null) window.location.reload();
    else postToWorker(waiting, { say: 'take over' });
  };
  const look = async () => {
    const isOffered = newest?.state !== 'redundant' && !dismissed && (await canOffer());
    if (!isOffered) return hideUpdate();
    showUpdate({
      onReload: () => void accept(),
      onDismiss: () => {
        dismissed = true;
        hideUpdate();
        document.getElementById('main')?.focus({ preventScroll: true });
      },
    });
  };
  const found = async (worker: ServiceWorker | null) => {
    if (worker === null || worker === newest || !(await isOtherBuild(worker))) return;
    newest = worker;
    dismissed = false;
    clearInterval(timer);
    timer = setInterval(() => void look().catch(() => undefined), offerCheckMs);
    await look();
  };
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => void found(registration.waiting));
  };
  const checkForUpdate = () => {
    if (document.visibilityState === 'visible' && isOnline())
      registration.update().catch(() => undefined);
  };

  if (userKey() !== '') outboxStorage().catch(() => undefined);
  registration.addEventListener('updatefound', watch);
  watch();
  void found(registration.waiting);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAccepted) window.location.reload();
    else void found(navigator.serviceWorker.controller);
  });
  document.addEventListener('visibilitychange', checkForUpdate);
  window.addEventListener('online', checkForUpdate);
  setInterval(checkForUpdate, updateCheckMs);
  router.subscribe(() => void (newest && look().catch(() => undefined)));
}
