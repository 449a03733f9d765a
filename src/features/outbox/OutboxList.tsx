import { useActs, useActsKept } from '@/api/outbox/hooks';
import { outboxWords as words } from '@/content/outboxWords';
import { paths } from '@/lib/paths';
import { Alert } from '@/ui/Alert';
import { ButtonLink } from '@/ui/Button';
import '@/ui/card.css';
import { EmptyState } from '@/ui/EmptyState';
import { ActCard, type LostVotePlace } from './ActCard';
import './outbox.css';

type OutboxListProps = { readonly lostVote: LostVotePlace };

/** What a member did that has not reached the provider yet, the oldest first. */
export function OutboxList({ lostVote }: OutboxListProps) {
  const acts = useActs().filter(({ state }) => state !== 'sent');
  const kept = useActsKept();
  return (
    <div tabIndex={-1} className="outbox" aria-label={words.list} role="region">
      {!kept && <Alert live>{words.notKept}</Alert>}
      {acts.length === 0 ? (
        <EmptyState drawing="state-waiting-outbox" heading={words.empty} text={words.emptyText}>
          <ButtonLink to={paths.community}>{words.toCommunity}</ButtonLink>
        </EmptyState>
      ) : (
        <ol>
          {acts.map((act) => (
            <ActCard key={act.id} act={act} lostVote={lostVote} />
          ))}
        </ol>
      )}
    </div>
  );
}
