import type { JoinItem, MembershipStatus } from '@/memberships/membershipStatus';
import { statusOf } from '@/outbox/item';
import { joinWords as words } from '@/content/joinWords';
import { pendingWords } from '@/content/pendingWords';
import { paths, withQuery } from '@/config/paths';
import { dateFormat } from '@/lib/dateFormat';
import { focusOnMount } from '@/lib/focusOnMount';
import { useOnline } from '@/lib/useOnline';
import { onFirstClick } from '@/lib/clicks';
import { Button, ButtonLink } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './group.module.css';
import type { JoinDecision } from './useJoin';

const day = dateFormat({ dateStyle: 'long' });

type ShownMembership = Exclude<MembershipStatus, { kind: 'none' }>;

type JoinStateProps = {
  readonly membership: ShownMembership;
  readonly takesFocus: boolean;
  readonly onDecide: (item: JoinItem, decision: JoinDecision) => void;
  readonly onWithdraw: (item: JoinItem) => void;
};

function messageOf(membership: ShownMembership, online: boolean) {
  if (membership.kind === 'member') {
    const { heading, text } = words.member;
    return { heading, text: text(membership.community.name) };
  }
  if (membership.kind === 'requested') return words.requested;
  const { state, leftAt, isResend } = membership.item;
  const isWaiting = state === 'queued' && !online;
  // After Retry it is not sent without a question.
  const isUnknown = isWaiting && leftAt !== undefined && isResend !== true;
  if (state === 'unknown' || isUnknown) return words.unknown;
  return isWaiting ? words.queued : words.sending;
}

/** Replaces the form for members and after a request. */
export function JoinState({ membership, takesFocus, onDecide, onWithdraw }: JoinStateProps) {
  const online = useOnline();
  const item = membership.kind === 'member' ? undefined : membership.item;
  const message = messageOf(membership, online);
  const isUnknown = item?.state === 'unknown';
  const status = item && statusOf(item, online);
  const decide = (decision: JoinDecision) => ({
    onClick: onFirstClick(() => item && onDecide(item, decision)),
  });
  return (
    <section className={styles.joinState} data-slot="join-state" data-membership={membership.kind}>
      <h2 ref={takesFocus ? focusOnMount : undefined} tabIndex={-1}>
        {message.heading}
      </h2>
      <p role="status">{message.text}</p>
      {item !== undefined && (
        <dl>
          <dt>{words.wrote}</dt>
          <dd dir="auto">{item.payload.description}</dd>
          {membership.kind === 'requested' && item.sentAt !== undefined && (
            <>
              <dt>{words.requested.on}</dt>
              <dd>
                <time dateTime={new Date(item.sentAt).toISOString()}>{day(item.sentAt)}</time>
              </dd>
            </>
          )}
        </dl>
      )}
      <div className={layoutStyles.row}>
        {membership.kind === 'requesting' && (
          <>
            {status === 'needs-answer' && (
              <>
                <Button {...decide('confirmArrived')}>{pendingWords.arrived}</Button>
                <Button variant="outline" {...decide('resend')}>
                  {pendingWords.resend}
                </Button>
              </>
            )}
            {isUnknown && status !== 'needs-answer' && (
              <Button {...decide('retry')}>{pendingWords.retry}</Button>
            )}
            {membership.item.state !== 'sending' && (
              <Button variant="outline" onClick={() => onWithdraw(membership.item)}>
                {isUnknown ? pendingWords.discard : words.cancel}
              </Button>
            )}
          </>
        )}
        {membership.kind === 'member' && (
          <ButtonLink
            to={withQuery(paths.communityInitiative, { community: membership.community.id })}
          >
            {words.member.posts}
          </ButtonLink>
        )}
        {membership.kind === 'requested' && (
          <ButtonLink to={paths.community}>{words.community}</ButtonLink>
        )}
      </div>
    </section>
  );
}
