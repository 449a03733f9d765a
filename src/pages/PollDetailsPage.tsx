import { pollWords as words } from '@/content/pollWords';
import { schemePoll } from '@/config/fixedIds';
import { useChosenPoll } from '@/features/polls/chosenPoll';
import { PollDetails } from '@/features/polls/PollDetails';
import { SchemeNav } from '@/features/polls/SchemeNav';
import { closedHead } from '@/config/site';
import { paths } from '@/config/paths';
import { TextLink } from '@/ui/TextLink';
import * as styles from '@/features/polls/poll.module.css';
export { PollAside as aside } from '@/features/polls/PollAside';

export const head = closedHead('Poll details');

/** The address's poll, else the last one, else the scheme's (specification, section 2). */
export default function PollDetailsPage() {
  const id = useChosenPoll();
  return (
    <div className={styles.polls}>
      {id === schemePoll && <SchemeNav current="question" />}
      <PollDetails
        key={id}
        id={id}
        level={1}
        foot={
          <p>
            <TextLink to={paths.polls}>{words.allPolls}</TextLink>
          </p>
        }
      />
    </div>
  );
}
