import { pollFormWords } from '@/content/publishingWords';
import { DashboardLink } from '@/features/admin-dashboard/DashboardLink';
import { PollForm } from '@/features/publishing/PollForm';
import { renderPendingItem } from '@/features/feed/PendingItem';
import { UnsentItems } from '@/features/outbox/OutboxList';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';

export const head = (): PageHead => ({
  title: `${pollFormWords.heading} | TPOB Admin | Kingdom Builders`,
  description: 'Admins of Kingdom Builders ask the community a question here.',
  canonical: paths.adminCreatePoll,
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
