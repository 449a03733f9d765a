import { type ReactNode, useId } from 'react';
import {
  useHasUnstoredItems,
  useIsOutboxLoaded,
  useIsOutboxStored,
  useOutboxItems,
} from '@/outbox/hooks';
import { isCancelled, type OutboxItem, type PostContent } from '@/outbox/item';
import { pictureObjectUrl } from '@/lib/picture';
import { outboxWords as words } from '@/content/outboxWords';
import { paths, withQuery } from '@/config/paths';
import { useUnloadWarning } from '@/lib/useBlocker';
import { Alert } from '@/ui/Alert';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TextLink } from '@/ui/TextLink';
import { useWeekdayTime } from '@/ui/formatted/Ago';
import { exactMoment } from '@/ui/formatted/moments';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './outbox.module.css';

function wordsOf({ kind, payload }: OutboxItem): Partial<PostContent> {
  switch (kind) {
    case 'comment':
    case 'community-comment':
      return { message: payload.text };
    case 'vote':
      return { title: payload.question, message: payload.answer };
    case 'poll':
      return { title: payload.question };
    case 'join':
      return { title: payload.name ?? '', message: payload.description };
    default:
      return payload;
  }
}

function Content({ item }: { readonly item: OutboxItem }) {
  const { title = '', message = '', picture } = wordsOf(item);
  return (
    <>
      {title.trim() !== '' && (
        <p className={styles.outboxTitle} dir="auto">
          {title}
        </p>
      )}
      {message.trim() !== '' && <p dir="auto">{message}</p>}
      {picture !== undefined && <img src={pictureObjectUrl(picture)} alt={words.picture} />}
      {item.kind === 'vote' && (
        <p>
          <TextLink to={withQuery(paths.pollDetails, { id: item.target.poll })}>
            {words.toPoll}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** Status and actions; `describedBy` is the heading's id. */
type ItemStatusSlot = (item: OutboxItem, describedBy: string) => ReactNode;

type OutboxCardProps = {
  readonly item: OutboxItem;
  readonly renderStatus: ItemStatusSlot;
  readonly level?: 2 | 3;
};

function OutboxCard({ item, renderStatus, level = 2 }: OutboxCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const id = useId();
  const written = useWeekdayTime(item.createdAt);
  return (
    <li
      className={`${styles.outboxItem} ${cardStyles.card}`}
      data-state={isCancelled(item) ? undefined : item.state}
    >
      <div className={styles.outboxHead}>
        <Heading id={id}>{words.kinds[item.kind]}</Heading>
        <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
          {words.written}{' '}
          <time
            dateTime={new Date(item.createdAt).toISOString()}
            title={exactMoment(item.createdAt)}
          >
            {written}
          </time>
        </p>
      </div>
      <div className={styles.outboxContent}>
        <Content item={item} />
      </div>
      {renderStatus(item, id)}
    </li>
  );
}

type OutboxListProps = { readonly status: ItemStatusSlot };

/** Pending items, oldest first. */
export function OutboxList({ status }: OutboxListProps) {
  const items = useOutboxItems().filter(({ state }) => state !== 'sent');
  const isStored = useIsOutboxStored();
  const isLoaded = useIsOutboxLoaded();
  useUnloadWarning(useHasUnstoredItems());
  return (
    <div tabIndex={-1} className={styles.outbox} aria-label={words.list} role="region">
      {!isStored && <Alert live>{words.notStored}</Alert>}
      {items.length === 0 && !isLoaded ? (
        <p role="status">{words.loading}</p>
      ) : items.length === 0 ? (
        <EmptyState drawing="state-waiting-outbox" heading={words.empty} text={words.emptyText}>
          <ButtonLink to={paths.community}>{words.toCommunity}</ButtonLink>
        </EmptyState>
      ) : (
        <ol>
          {items.map((item) => (
            <OutboxCard key={item.id} item={item} renderStatus={status} />
          ))}
        </ol>
      )}
    </div>
  );
}

type UnsentItemsProps = OutboxListProps & { readonly kind: OutboxItem['kind'] };

export function UnsentItems({ kind, status }: UnsentItemsProps) {
  const items = useOutboxItems().filter((item) => item.state !== 'sent' && item.kind === kind);
  if (items.length === 0) return null;
  return (
    <section className={styles.outbox} aria-labelledby="unsent-items">
      <h2 id="unsent-items">{words.title}</h2>
      <ol>
        {items.map((item) => (
          <OutboxCard key={item.id} item={item} renderStatus={status} level={3} />
        ))}
      </ol>
    </section>
  );
}
