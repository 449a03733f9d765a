import { pollWords as words } from '@/content/pollWords';
import { paths } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './poll.module.css';
import type { PollProblem } from './usePoll';

/** As many outlines as most polls have answers. */
export function PollSkeleton() {
  return (
    <div className={styles.pollWaiting} role="status" aria-label={words.loading}>
      <span className={`${cardStyles.skel} ${styles.pollWaitingQ}`} data-slot="skeleton" />
      <span className={cardStyles.skel} data-slot="skeleton" />
      <span className={cardStyles.skel} data-slot="skeleton" />
      <span className={cardStyles.skel} data-slot="skeleton" />
    </div>
  );
}

type PollFailureProps = {
  readonly failure: PollProblem;
  readonly level: 1 | 2;
  readonly onRetry: () => void;
};

/** Why a poll could not be loaded. */
export function PollFailure({ failure: { kind, message }, level, onRetry }: PollFailureProps) {
  if (kind === 'gone') {
    return (
      <EmptyState
        drawing="state-not-found"
        heading={words.gone}
        level={level}
        text={words.goneText}
        failure
      >
        <ButtonLink to={paths.polls}>{words.allPolls}</ButtonLink>
      </EmptyState>
    );
  }
  const offline = kind === 'offline' && !navigator.onLine;
  return (
    <EmptyState
      drawing={offline ? 'state-offline' : 'state-error'}
      heading={offline ? words.offline : words.failed}
      level={level}
      text={offline ? words.offlineText : message}
      failure
    >
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </EmptyState>
  );
}

/** The update failed; older votes are shown. */
export function PollStale({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.pollStale} role="status">
      {words.stale}
      <Button variant="outline" small onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
