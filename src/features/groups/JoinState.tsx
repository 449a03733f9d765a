import { useEffect, useRef } from 'react';
import type { JoinAct, Standing } from '@/api/memberships/standing';
import { joinWords as words } from '@/content/joinWords';
import { paths, withQuery } from '@/lib/paths';
import { useOnline } from '@/lib/useOnline';
import { Button, ButtonLink } from '@/ui/Button';
import './joinState.css';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

type Stands = Exclude<Standing, { kind: 'ask' }>;

type JoinStateProps = {
  readonly standing: Stands;
  /** The state came about by a press here: its heading takes the focus. */
  readonly takesFocus: boolean;
  readonly onRetry: (act: JoinAct) => void;
  /** Takes the request back into the form. */
  readonly onTakeBack: (act: JoinAct) => void;
};

function saying(standing: Stands, online: boolean): { heading: string; text: string } {
  if (standing.kind === 'member') {
    const { heading, text } = words.member;
    return { heading, text: text(standing.community.name) };
  }
  if (standing.kind === 'asked') return words.asked;
  const { state } = standing.act;
  if (state === 'unclear') return words.unclear;
  return state === 'waiting' && !online ? words.waiting : words.going;
}

/** What stands in the form's place once a member has asked, or belongs already. */
export function JoinState({ standing, takesFocus, onRetry, onTakeBack }: JoinStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const act = standing.kind === 'member' ? undefined : standing.act;
  const said = saying(standing, online);
  const unclear = act?.state === 'unclear';
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="join-state" data-slot="join-state" data-standing={standing.kind}>
      <h2 ref={heading} tabIndex={-1}>
        {said.heading}
      </h2>
      <p role="status">{said.text}</p>
      {act !== undefined && (
        <dl>
          <dt>{words.wrote}</dt>
          <dd dir="auto">{act.payload.description}</dd>
          {standing.kind === 'asked' && act.settledAt !== undefined && (
            <>
              <dt>{words.asked.on}</dt>
              <dd>
                <time dateTime={new Date(act.settledAt).toISOString()}>
                  {day.format(act.settledAt)}
                </time>
              </dd>
            </>
          )}
        </dl>
      )}
      <div className="row">
        {standing.kind === 'asking' && (
          <>
            {unclear && <Button onClick={() => onRetry(standing.act)}>{words.retry}</Button>}
            {standing.act.state !== 'sending' && (
              <Button variant="outline" onClick={() => onTakeBack(standing.act)}>
                {unclear ? words.discard : words.cancel}
              </Button>
            )}
          </>
        )}
        {standing.kind === 'member' && (
          <ButtonLink
            to={withQuery(paths.communityInitiative, { community: standing.community.id })}
          >
            {words.member.posts}
          </ButtonLink>
        )}
        {standing.kind === 'asked' && (
          <ButtonLink to={paths.community}>{words.community}</ButtonLink>
        )}
      </div>
    </section>
  );
}
