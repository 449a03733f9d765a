import { pollFormWords } from '@/content/publishingWords';
import { DashboardLink } from '@/features/admin-dashboard/DashboardLink';
import { PollForm } from '@/features/publishing/PollForm';
import { renderPendingItem } from '@/features/feed/PendingItem';
import { UnsentItems } from '@/features/outbox/OutboxList';
import { closedHead } from '@/config/site';

export const head = closedHead(`${pollFormWords.heading} | TPOB Admin`);

/** Where admins publish a poll (specification, section 2, 'Admin create poll'). */
export default function AdminCreatePollPage() {
  return (
    <>
      <DashboardLink />
      <h1>{pollFormWords.heading}</h1>
      <PollForm />
      <UnsentItems kind="poll" status={renderPendingItem} />
    </>
  );
}
