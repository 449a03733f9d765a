import type { OutboxItem } from '@/outbox/item';
import { outboxWords as words } from '@/content/outboxWords';
import { renderPendingItem } from '@/features/feed/PendingItem';
import { OutboxList } from '@/features/outbox/OutboxList';
import { useRememberedPolls } from '@/features/polls/useRememberedPolls';
import { UnknownVote } from '@/features/polls/VoteStatus';
import { closedHead } from '@/config/site';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = closedHead(words.title);

const status = (item: OutboxItem, describedBy: string) =>
  item.kind === 'vote' && item.state === 'unknown' ? (
    <UnknownVote vote={item} />
  ) : (
    renderPendingItem(item, describedBy)
  );

/** Items that have not reached the provider. */
export default function OutboxPage() {
  useRememberedPolls();
  return (
    <>
      <div className={layoutStyles.stack}>
        <h1>{words.title}</h1>
        <p className={layoutStyles.lead}>{words.lead}</p>
      </div>
      <OutboxList status={status} />
    </>
  );
}
