import { CloudOff } from 'lucide-react';
import { isCancelled, type OutboxItem } from '@/outbox/item';
import { useHasUnstoredItems, useOutboxItems } from '@/outbox/hooks';
import {
  cancelledLine,
  failedLine,
  outboxWords as words,
  unknownLine,
  waitingLine,
} from '@/content/outboxWords';
import { paths } from '@/config/paths';
import { useUnloadWarning } from '@/lib/useBlocker';
import { useOnline } from '@/lib/useOnline';
import { TextLink } from '@/ui/TextLink';
import * as styles from './outbox.module.css';

function nameOf(items: readonly OutboxItem[]): 'post' | 'comment' | 'vote' | 'other' {
  for (const name of ['post', 'comment', 'vote'] as const) {
    if (items.every(({ kind }) => kind.endsWith(name))) return name;
  }
  return 'other';
}

/** Pending and failed items in one line, if any; the browser confirms leaving what it can't store. */
export function OutboxLine() {
  const items = useOutboxItems();
  const online = useOnline();
  const hasUnstored = useHasUnstoredItems();
  useUnloadWarning(hasUnstored);
  const waiting = online ? [] : items.filter(({ state }) => state === 'queued');
  const cancelled = items.filter(isCancelled);
  const failed = items.filter(
    (item) => item.state === 'unknown' || (item.state === 'rejected' && !isCancelled(item)),
  );
  const line = failed.some(({ state }) => state === 'unknown') ? unknownLine : failedLine;
  const text = [
    ...(waiting.length > 0 ? [waitingLine(nameOf(waiting), waiting.length)] : []),
    ...(failed.length > 0 ? [line(nameOf(failed), failed.length)] : []),
    ...(cancelled.length > 0 ? [cancelledLine(nameOf(cancelled), cancelled.length)] : []),
  ].join(', ');
  return (
    <div role="status" className={styles.outboxLine} data-slot="outbox-line">
      {text !== '' && (
        <p>
          <CloudOff />
          <span>{hasUnstored ? `${text}. ${words.unstored}` : text}</span>
          <TextLink to={paths.outbox}>{words.show}</TextLink>
        </p>
      )}
    </div>
  );
}
