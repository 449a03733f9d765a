import { ProviderLog, type StoreServices } from '@/api/providerLog';
import { createLazyService } from '@/lib/services';
import type { ListServices } from '@/lib/windowed/listMemory';
import type { OutboxServices } from '@/outbox/useOutboxAction';
import type { Session, SessionServices } from '@/session/session';

/** What an app has one of. Each room says what it needs. */
type Services = SessionServices & OutboxServices & ListServices & StoreServices;

export const createServices = (session: () => Session): Services => ({
  get session() {
    return session();
  },
  outbox: createLazyService(),
  listMemories: createLazyService(),
  providerLog: new ProviderLog(),
});
