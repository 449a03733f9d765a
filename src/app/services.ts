import { ProviderLog, type StoreServices } from '@/api/providerLog';
import { CallLimit } from '@/lib/callLimit';
import { createLazyService } from '@/lib/services';
import type { ListServices } from '@/lib/windowed/listMemory';
import type { OutboxServices } from '@/outbox/outbox';
import type { Session, SessionServices } from '@/session/session';
import { SessionCalls } from '@/session/sessionRecord';

/** What an app has one of. Each room says what it needs. */
type Services = SessionServices &
  OutboxServices &
  ListServices &
  StoreServices & { readonly commentCalls: CallLimit };

export const createServices = (session: () => Session): Services => ({
  get session() {
    return session();
  },
  sessionPort: new SessionCalls(),
  outbox: createLazyService(),
  listMemories: createLazyService(),
  providerLog: new ProviderLog(),
  // Every post in view loads comments.
  commentCalls: new CallLimit(3),
});
