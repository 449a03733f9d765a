import { CloudOff } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { pendingWords as words } from '@/content/pendingWords';
import { useOnline } from '@/lib/useOnline';
import { onFirstClick } from '@/lib/clicks';
import { refusalOf, useOutbox, useProgress } from '@/outbox/hooks';
import { isCancelled, type ItemStatus, type OutboxItem, statusOf } from '@/outbox/item';
import { Button } from '@/ui/Button';
import * as buttonStyles from '@/ui/button.module.css';
import * as styles from './post.module.css';

const withoutFailure: readonly ItemStatus[] = ['queued', 'offline', 'sending', 'sent'];

function hintOf(status: ItemStatus, item: OutboxItem): string | undefined {
  const { error, kind } = item;
  if (status === 'rejected') return error?.said === true ? refusalOf(item) : undefined;
  const hints: Partial<Record<ItemStatus, string>> = words.hint;
  // No list shows these, so there is nothing to check.
  const isUnlisted = kind === 'poll' || kind === 'join';
  return hints[status] && (isUnlisted ? hints['needs-answer'] : hints[status]);
}

type PendingItemProps = { readonly item: OutboxItem; readonly describedBy?: string | undefined };

/** Status and actions of a pending item; asks if its arrival is undecidable (decisions, 6). */
export function PendingItem({ item, describedBy }: PendingItemProps) {
  const outbox = useOutbox();
  const progress = useProgress(item.id) ?? 1;
  const isOnline = useOnline();
  const hintId = useId();
  const container = useRef<HTMLDivElement>(null);
  const status = statusOf(item, isOnline);
  const hasFailed = !withoutFailure.includes(status);
  const isUploading = status === 'sending' && progress < 1;
  const before = useRef(status);
  useEffect(() => {
    // The buttons must be visible when sending has failed.
    if (before.current === 'sending' && hasFailed)
      container.current?.scrollIntoView({ block: 'nearest' });
    before.current = status;
  }, [status, hasFailed]);

  const hint = hintOf(status, item);
  const described = [...(hint === undefined ? [] : [hintId]), describedBy].join(' ').trim();
  const actionButton = (
    label: string,
    action: 'confirmArrived' | 'resend' | 'retry' | 'discard' | 'cancel',
  ) => (
    <Button
      variant={action === 'discard' || action === 'cancel' ? 'quiet' : 'outline'}
      small
      aria-describedby={described || undefined}
      onClick={onFirstClick(() => outbox[action](item.id))}
    >
      {label}
    </Button>
  );
  return (
    <div
      className={styles.pending}
      data-state={isCancelled(item) ? undefined : item.state}
      data-status={status}
      data-slot="pending-item"
      ref={container}
    >
      <p className={styles.pendingStatus} role="status">
        {status === 'sending' ? (
          <span className={buttonStyles.spinner} aria-hidden="true" />
        ) : (
          <CloudOff />
        )}
        <span>{words.status[status]}</span>
      </p>
      {isUploading && <progress value={progress} max={1} aria-label={words.status.sending} />}
      {hint !== undefined && (
        <p className={styles.pendingHint} id={hintId}>
          {hint}
        </p>
      )}
      {status === 'needs-answer' && actionButton(words.arrived, 'confirmArrived')}
      {status === 'needs-answer' && actionButton(words.resend, 'resend')}
      {hasFailed &&
        status !== 'needs-answer' &&
        actionButton(status === 'cancelled' ? words.send : words.retry, 'retry')}
      {(isUploading || status !== 'sending') &&
        (hasFailed ? actionButton(words.discard, 'discard') : actionButton(words.cancel, 'cancel'))}
    </div>
  );
}

/** As a slot for lists that know nothing of the outbox. */
export const renderPendingItem = (item: OutboxItem, describedBy?: string) => (
  <PendingItem item={item} describedBy={describedBy} />
);
