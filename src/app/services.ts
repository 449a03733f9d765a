import { ProviderLog, type ApiServices } from '@/api/providerLog';
import { CallLimit } from '@/lib/callLimit';
import { createLazyService } from '@/lib/servicesContext';
import type { ListServices } from '@/lib/windowed/listMemory';
import type { OutboxServices } from '@/outbox/outbox';
import type { SessionActions, SessionServices } from '@/session/session';
import { Reauth } from '@/session/reauth';

/** What an app has one of. Each folder declares its own part. */
type Services = SessionServices &
  OutboxServices &
  ListServices &
  ApiServices & { readonly commentCalls: CallLimit };

export const createServices = (session: () => SessionActions): Services => ({
  get session() {
    return session();
  },
  sessionPort: new Reauth(),
  outbox: createLazyService(),
  listMemories: createLazyService(),
  providerLog: new ProviderLog(),
  // Every post in view loads comments.
  commentCalls: new CallLimit(3),
});
