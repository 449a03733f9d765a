import { CloudOff } from 'lucide-react';
import type { Act } from '@/api/outbox/act';
import { useOutbox, useProgress } from '@/api/outbox/hooks';
import { actWords as words } from '@/content/feedWords';
import { useOnline } from '@/lib/useOnline';
import { Button } from '@/ui/Button';

/** Where one's own post or comment stands on its way, with what can be done about it. */
export function PendingAct({ act }: { readonly act: Act }) {
  const outbox = useOutbox();
  const progress = useProgress(act.id) ?? 1;
  const connected = useOnline();
  const { state } = act;
  const sending = state === 'sending';
  const failed = state === 'unclear' || state === 'refused';
  const uploads = sending && progress < 1;
  const said = failed
    ? words.unclear
    : sending
      ? words.sending
      : connected
        ? words.waiting
        : words.offline;
  return (
    <div className="pending" data-state={state} data-slot="pending-act">
      <p role="status">
        {failed || state === 'waiting' ? (
          <CloudOff className="icon" />
        ) : (
          <span className="spinner" aria-hidden="true" />
        )}
        {said}
      </p>
      {uploads && <progress value={progress} max={1} aria-label={words.sending} />}
      {failed && (
        <Button variant="outline" small onClick={() => void outbox.retry(act.id)}>
          {words.retry}
        </Button>
      )}
      {(uploads || !sending) && (
        <Button variant="quiet" small onClick={() => void outbox.discard(act.id)}>
          {failed ? words.discard : words.cancel}
        </Button>
      )}
    </div>
  );
}

/** The same as a slot of lists that know nothing of the outbox. */
export const pendingAct = (act: Act) => <PendingAct act={act} />;
