import { pollWords as words } from '@/content/pollWords';
import { PollList } from '@/features/polls/PollList';
import { closedHead } from '@/config/site';
import { TitleBanner } from '@/ui/TitleBanner';
import * as layoutStyles from '@/ui/layout.module.css';
export { ProfilePanel as aside } from '@/features/profile/ProfilePanel';

export const head = closedHead('Polls');

export default function PollsPage() {
  return (
    <div className={layoutStyles.feed}>
      <TitleBanner heading={words.polls} />
      <p className={layoutStyles.muted}>{words.pollsLead}</p>
      <PollList />
    </div>
  );
}
