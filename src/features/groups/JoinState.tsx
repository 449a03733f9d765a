import { useEffect, useRef } from 'react';
import type { JoinItem, MembershipStatus } from '@/memberships/membershipStatus';
import { statusOf } from '@/outbox/item';
import { joinWords as words } from '@/content/joinWords';
import { pendingWords } from '@/content/pendingWords';
import { paths, withQuery } from '@/config/paths';
import { useOnline } from '@/lib/useOnline';
import { Button, ButtonLink } from '@/ui/Button';
import './joinState.css';
import type { JoinDecision } from './useJoin';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

type ShownMembership = Exclude<MembershipStatus, { kind: 'ask' }>;

type JoinStateProps = {
  readonly membership: ShownMembership;
  readonly takesFocus: boolean;
  readonly onDecide: (item: JoinItem, decision: JoinDecision) => void;
  readonly onTakeBack: (act: JoinItem) => void;
};

function saying(membership: ShownMembership, online: boolean): { heading: string; text: string } {
  if (membership.kind === 'member') {
    const { heading, text } = words.member;
    return { heading, text: text(membership.community.name) };
  }
  if (membership.kind === 'asked') return words.asked;
  const { state } = membership.act;
  if (state === 'unknown') return words.unknown;
  return state === 'queued' && !online ? words.queued : words.going;
}

/** Replaces the form for members and after a request. */
export function JoinState({ membership, takesFocus, onDecide, onTakeBack }: JoinStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const act = membership.kind === 'member' ? undefined : membership.act;
  const said = saying(membership, online);
  const isUnknown = act?.state === 'unknown';
  const status = act && statusOf(act, online);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="join-state" data-slot="join-state" data-standing={membership.kind}>
      <h2 ref={heading} tabIndex={-1}>
        {said.heading}
      </h2>
      <p role="status">{said.text}</p>
      {act !== undefined && (
        <dl>
          <dt>{words.wrote}</dt>
          <dd dir="auto">{act.payload.description}</dd>
          {membership.kind === 'asked' && act.sentAt !== undefined && (
            <>
              <dt>{words.asked.on}</dt>
              <dd>
                <time dateTime={new Date(act.sentAt).toISOString()}>{day.format(act.sentAt)}</time>
              </dd>
            </>
          )}
        </dl>
      )}
      <div className="row">
        {membership.kind === 'asking' && (
          <>
            {status === 'asks' && (
              <>
                <Button onClick={() => onDecide(membership.act, 'confirmArrived')}>
                  {pendingWords.arrived}
                </Button>
                <Button variant="outline" onClick={() => onDecide(membership.act, 'resend')}>
                  {pendingWords.resend}
                </Button>
              </>
            )}
            {isUnknown && status !== 'asks' && (
              <Button onClick={() => onDecide(membership.act, 'retry')}>
                {pendingWords.retry}
              </Button>
            )}
            {membership.act.state !== 'sending' && (
              <Button variant="outline" onClick={() => onTakeBack(membership.act)}>
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
        {membership.kind === 'asked' && (
          <ButtonLink to={paths.community}>{words.community}</ButtonLink>
        )}
      </div>
    </section>
  );
}
