import type { Vote } from '@/api/outbox/act';
import { outboxWords as words } from '@/content/outboxWords';
import { OutboxList } from '@/features/outbox/OutboxList';
import { LostVote } from '@/features/polls/LostVote';
import type { PageHead } from '@/lib/head';
import { paths } from '@/lib/paths';

export const head = (): PageHead => ({
  title: `${words.title} | Kingdom Builders`,
  description: words.description,
  canonical: paths.outbox,
  index: false,
});

const lostVote = (vote: Vote) => <LostVote vote={vote} />;

/** What a member did that has not reached the community yet. */
export default function OutboxPage() {
  return (
    <>
      <div className="stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <OutboxList lostVote={lostVote} />
    </>
  );
}
