import { type ReactNode, useId, useState } from 'react';
import type { Act, ActState, Vote } from '@/api/outbox/act';
import { useOutbox, useProgress } from '@/api/outbox/hooks';
import { pictureAddress } from '@/api/outbox/pictureAddress';
import { outboxWords as words } from '@/content/outboxWords';
import { paths, withQuery } from '@/lib/paths';
import { useOnline } from '@/lib/useOnline';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/FieldError';
import { TextLink } from '@/ui/TextLink';
import { exactMoment, spoken } from '@/ui/formatted/moments';

const failed: ReadonlySet<ActState> = new Set(['unclear', 'refused']);

/** What the act says, as its member wrote it. */
function Content({ act }: { readonly act: Act }) {
  switch (act.kind) {
    case 'post':
    case 'community-post': {
      const { title, message, picture } = act.payload;
      return (
        <>
          {title.trim() !== '' && (
            <p className="outbox-title" dir="auto">
              {title}
            </p>
          )}
          {message.trim() !== '' && <p dir="auto">{message}</p>}
          {picture !== undefined && <img src={pictureAddress(picture)} alt={words.picture} />}
        </>
      );
    }
    case 'comment':
    case 'community-comment':
      return <p dir="auto">{act.payload.text}</p>;
    case 'vote': {
      const { question, answer } = act.payload;
      return (
        <>
          <p className="outbox-title" dir="auto">
            {question}
          </p>
          {answer !== '' && <p dir="auto">{answer}</p>}
          <p>
            <TextLink to={withQuery(paths.pollDetails, { id: act.target.poll })}>
              {words.toPoll}
            </TextLink>
          </p>
        </>
      );
    }
    default: {
      const { name, description } = act.payload;
      return (
        <>
          {name !== undefined && <p className="outbox-title">{name}</p>}
          <p dir="auto">{description}</p>
        </>
      );
    }
  }
}

function stateWords({ kind, state }: Act, online: boolean): string {
  if (kind === 'join' && state === 'unclear') return words.joinUnclear;
  if (state === 'waiting') return online ? words.states.waiting : words.states.offline;
  return state === 'sent' ? '' : words.states[state];
}

/** Where an act stands, and what can be done about it. */
function Standing({ act, describedBy }: { readonly act: Act; readonly describedBy: string }) {
  const outbox = useOutbox();
  const online = useOnline();
  const progress = useProgress(act.id);
  const said = stateWords(act, online);
  const hasFailed = failed.has(act.state);
  return (
    <>
      {hasFailed ? (
        <FieldError>{act.error?.said === true ? `${said}: ${act.error.message}` : said}</FieldError>
      ) : (
        <p className="caption">{said}</p>
      )}
      {act.state === 'sending' && progress !== undefined && progress < 1 && (
        <progress value={progress} max={1} aria-label={said} />
      )}
      <div className="outbox-acts">
        {hasFailed && (
          <Button
            variant="outline"
            small
            aria-describedby={describedBy}
            onClick={() => void outbox.retry(act.id)}
          >
            {words.retry}
          </Button>
        )}
        <Button
          variant="quiet"
          small
          aria-describedby={describedBy}
          onClick={() => void outbox.discard(act.id)}
        >
          {hasFailed ? words.discard : words.cancel}
        </Button>
      </div>
    </>
  );
}

/** What can be done about a vote that no answer came to: its poll says whether it may have arrived. */
export type LostVotePlace = (vote: Vote) => ReactNode;

type ActCardProps = { readonly act: Act; readonly lostVote: LostVotePlace };

/** One act that has not reached the provider: what it says, where it stands, what can be done. */
export function ActCard({ act, lostVote }: ActCardProps) {
  const id = useId();
  const [now] = useState(() => Date.now());
  return (
    <li className="outbox-act card" data-state={act.state}>
      <div className="outbox-head">
        <h2 id={id}>{words.kinds[act.kind]}</h2>
        <p className="caption muted">
          {words.written}{' '}
          <time dateTime={new Date(act.createdAt).toISOString()} title={exactMoment(act.createdAt)}>
            {spoken(act.createdAt, now)}
          </time>
        </p>
      </div>
      <div className="outbox-content">
        <Content act={act} />
      </div>
      {act.kind === 'vote' && act.state === 'unclear' ? (
        lostVote(act)
      ) : (
        <Standing act={act} describedBy={id} />
      )}
    </li>
  );
}
