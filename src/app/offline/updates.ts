import type { PortalRouter } from '@/app/router/router';
import { hideUpdate, showUpdate } from '@/features/offline/updateOffer';
import type { OutboxStorage } from '@/outbox/storage';
import { hasUnsavedDrafts, flushDrafts } from '@/lib/draft';
import { userKey } from '@/lib/userKey';
import { isNewer, tell } from './worker';

/** How often it is looked whether the offer may be made, in milliseconds. */
const pace = 3000;
/** How often the server is asked for a new version, in milliseconds. */
const round = 30 * 60_000;

const texts = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url])';

/** True while somebody types into a field that holds words. */
function isTyping(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  return field.matches(texts) && field.value !== '';
}

let storage: Promise<OutboxStorage> | undefined;

/** What reads the outbox; fetched while the build it belongs to is still there. */
function outboxStorage(): Promise<OutboxStorage> {
  storage ??= import('@/outbox/storage').then(({ createOutboxStorage }) => createOutboxStorage());
  return storage;
}

/** True while the member has sent something that did not arrive, and where that cannot be known. */
async function hasUnsent(): Promise<boolean> {
  const member = userKey();
  if (member === '') return false;
  try {
    return (await (await outboxStorage()).all(member)).some(({ state }) => state !== 'sent');
  } catch {
    return true;
  }
}

const mayAsk = async () => !hasUnsavedDrafts() && !isTyping() && !(await hasUnsent());

/** Offers a new version of the portal while nothing is unsent; nothing reloads by itself. */
export function offerUpdates(registration: ServiceWorkerRegistration, router: PortalRouter): void {
  let newest: ServiceWorker | undefined;
  let asked = false;
  let dismissed = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const take = async () => {
    asked = true;
    await flushDrafts();
    const { waiting } = registration;
    if (waiting === null) window.location.reload();
    else tell(waiting, { say: 'take over' });
  };
  const look = async () => {
    const welcome = newest !== undefined && !dismissed && (await mayAsk());
    if (!welcome) return hideUpdate();
    showUpdate({
      onTake: () => void take(),
      onDismiss: () => {
        dismissed = true;
        hideUpdate();
      },
    });
  };
  const found = async (worker: ServiceWorker | null) => {
    if (worker === null || worker === newest || !(await isNewer(worker))) return;
    newest = worker;
    dismissed = false;
    clearInterval(timer);
    timer = setInterval(() => void look().catch(() => undefined), pace);
    await look();
  };
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => void found(registration.waiting));
  };
  const ask = () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      registration.update().catch(() => undefined);
  };

  if (userKey() !== '') outboxStorage().catch(() => undefined);
  registration.addEventListener('updatefound', watch);
  watch();
  void found(registration.waiting);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) window.location.reload();
    else void found(navigator.serviceWorker.controller);
  });
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);
  setInterval(ask, round);
  router.subscribe(() => void (newest && look().catch(() => undefined)));
}
