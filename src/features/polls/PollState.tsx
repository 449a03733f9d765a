import { pollWords as words } from '@/content/pollWords';
import { paths } from '@/config/paths';
import { isOnline } from '@/lib/useOnline';
import { Button, ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './poll.module.css';
import type { PollProblem } from './usePoll';

/** As many outlines as most polls have answers. */
export function PollSkeleton() {
  return (
    <div className={styles.pollWaiting} role="status">
      <span className={layoutStyles.sr}>{words.loading}</span>
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

export function PollFailure({ failure: { kind, message }, level, onRetry }: PollFailureProps) {
  const isGone = kind === 'gone';
  const [drawing, heading, text] = isGone
    ? (['not-found', words.gone, words.goneText] as const)
    : kind === 'offline' && !isOnline()
      ? (['offline', words.offline, words.offlineText] as const)
      : (['error', words.failed, message] as const);
  return (
    <EmptyState drawing={`state-${drawing}`} heading={heading} level={level} text={text} failure>
      {isGone && <ButtonLink to={paths.polls}>{words.allPolls}</ButtonLink>}
      {!isGone && <Button onClick={onRetry}>{words.tryAgain}</Button>}
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
