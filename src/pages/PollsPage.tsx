import { pollWords as words } from '@/content/pollWords';
import { PollList } from '@/features/polls/PollList';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';
import { TitleBanner } from '@/ui/TitleBanner';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = (): PageHead => ({
  title: 'Polls | Kingdom Builders',
  description: 'Vote in the polls of the Kingdom Builders community, and see the results.',
  canonical: paths.polls,
});

export const aside = ProfilePanel;

export default function PollsPage() {
  return (
    <div className={layoutStyles.feed}>
      <TitleBanner heading={words.polls} />
      <p className={layoutStyles.muted}>{words.pollsLead}</p>
      <PollList />
    </div>
  );
}
