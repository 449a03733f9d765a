import { useSearchParams } from 'react-router-dom';
import { schemeWords as words } from '@/content/pollWords';
import { schemePoll } from '@/config/fixedIds';
import { PollDetails } from '@/features/polls/PollDetails';
import { SchemeNav } from '@/features/polls/SchemeNav';
import { SchemeVotes } from '@/features/polls/SchemeVotes';
import { paths } from '@/config/paths';
import { closedHead } from '@/config/site';
import type { PageHead } from '@/lib/pageHead';
import { TitleBanner } from '@/ui/TitleBanner';
import * as styles from '@/features/polls/poll.module.css';
export { SchemeAside as aside } from '@/features/polls/PollAside';

/** The page has two addresses. */
export const head = (): PageHead => ({
  ...closedHead('Empowerment Scheme')(),
  canonical: paths.empowermentScheme,
});

/** The scheme's question, or the member's votes (specification, section 2, 'Empowerment scheme'). */
export default function EmpowermentSchemePage() {
  const [query] = useSearchParams();
  const votes = query.get('show') === 'votes';
  return (
    <div className={styles.polls}>
      <TitleBanner heading={words.scheme} />
      <SchemeNav current={votes ? 'votes' : 'question'} />
      {votes ? <SchemeVotes /> : <PollDetails id={schemePoll} level={2} />}
    </div>
  );
}
