import { pollFormWords } from '@/content/publishingWords';
import { DashboardLink } from '@/features/admin-dashboard/DashboardLink';
import { PollForm } from '@/features/publishing/PollForm';
import { renderPendingItem } from '@/features/feed/PendingItem';
import { UnsentItems } from '@/features/outbox/OutboxList';
import type { ScreenHead } from '@/lib/head';

export const head = (): ScreenHead => ({
  title: `${pollFormWords.heading} | TPOB Admin | Kingdom Builders`,
  description: 'Admins of Kingdom Builders ask the community a question here.',
});

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
