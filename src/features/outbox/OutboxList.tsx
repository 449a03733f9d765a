import { useOutboxItems, useIsOutboxStored } from '@/outbox/hooks';
import { outboxWords as words } from '@/content/outboxWords';
import { paths } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { ButtonLink } from '@/ui/Button';
import '@/ui/card.module.css';
import * as styles from './outbox.module.css';
import { EmptyState } from '@/ui/EmptyState';
import type { OutboxItem } from '@/outbox/item';
import { OutboxCard, type ItemStatusSlot } from './OutboxCard';

type OutboxListProps = { readonly status: ItemStatusSlot };

/** Pending items, oldest first. */
export function OutboxList({ status }: OutboxListProps) {
  const items = useOutboxItems().filter(({ state }) => state !== 'sent');
  const isStored = useIsOutboxStored();
  return (
    <div tabIndex={-1} className={styles.outbox} aria-label={words.list} role="region">
      {!isStored && <Alert live>{words.notKept}</Alert>}
      {items.length === 0 ? (
        <EmptyState drawing="state-waiting-outbox" heading={words.empty} text={words.emptyText}>
          <ButtonLink to={paths.community}>{words.toCommunity}</ButtonLink>
        </EmptyState>
      ) : (
        <ol>
          {items.map((item) => (
            <OutboxCard key={item.id} item={item} status={status} />
          ))}
        </ol>
      )}
    </div>
  );
}

type UnsentItemsProps = OutboxListProps & { readonly kinds: readonly OutboxItem['kind'][] };

export function UnsentItems({ kinds, status }: UnsentItemsProps) {
  const items = useOutboxItems().filter(
    ({ state, kind }) => state !== 'sent' && kinds.includes(kind),
  );
  if (items.length === 0) return null;
  return (
    <section className={styles.outbox} aria-labelledby="unsent-items">
      <h2 id="unsent-items">{words.title}</h2>
      <ol>
        {items.map((item) => (
          <OutboxCard key={item.id} item={item} status={status} level={3} />
        ))}
      </ol>
    </section>
  );
}
