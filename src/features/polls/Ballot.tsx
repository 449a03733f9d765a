import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Poll, votesOf } from '@/api/models/poll';
import { useActsOpened } from '@/api/outbox/hooks';
import { pollWords as words, votesCastLine } from '@/content/pollWords';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import '@/ui/card.css';
import { FieldError } from '@/ui/FieldError';
import { prepareToasts } from '@/ui/toast';
import { BallotEntry } from './BallotEntry';
import './ballot.css';
import { useOwnVote } from './ownVotes';
import { namedAnswer, resultsOf } from './results';
import { useCastVote } from './useCastVote';
import { VoteNote } from './VoteNote';

type BallotProps = {
  readonly poll: Poll;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
  /** All answers stand in one card, without portraits. */
  readonly rows?: boolean;
};

/**
 * A poll's answers with their results, and the member's one vote (specification, section 2; decisions,
 * section 6): a choice among real radios, then 'Cast vote'.
 */
export function Ballot({ poll, readAt, rows = false }: BallotProps) {
  const id = useId();
  const opened = useActsOpened();
  const vote = useOwnVote(poll.id);
  const { entries, total, whole } = resultsOf(poll, vote, readAt);
  const { cast, refusal } = useCastVote(poll);
  const [chosen, setChosen] = useState<number>();
  const [missing, setMissing] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const note = useRef<HTMLParagraphElement>(null);

  const state = vote?.state;
  const mayVote = opened && vote === undefined;
  const sending = state === 'sending';
  useLayoutEffect(() => {
    // The pressed button went, the focus to its form: reading goes on at what became of the vote.
    const rests =
      state === 'sent' || state === 'unclear' || (state === 'waiting' && !navigator.onLine);
    const { activeElement } = document;
    const isLeft =
      activeElement === document.body || activeElement === note.current?.closest('form');
    if (rests && isLeft) note.current?.focus();
  }, [state]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mayVote) return;
    const choice = entries.find(({ target }) => target === chosen && target !== undefined);
    const target = choice?.target ?? whole;
    setMissing(target === undefined);
    if (target === undefined) group.current?.querySelector('input')?.focus();
    else void cast(target, choice === undefined ? '' : namedAnswer(choice));
  };
  const radio = (target: number) => (describedBy: string) => (
    <input
      type="radio"
      name={id}
      checked={(vote?.target.answer ?? chosen) === target}
      disabled={!mayVote}
      aria-describedby={describedBy}
      onFocus={prepareToasts}
      onChange={() => {
        setChosen(target);
        setMissing(false);
      }}
    />
  );
  const look = rows ? 'ballot--rows' : entries.length === 0 ? 'ballot--whole card' : '';
  const asks = mayVote || sending;
  const takesVotes = whole !== undefined || entries.some(({ target }) => target !== undefined);
  return (
    <form
      className={`ballot ${look}`.trim()}
      noValidate
      aria-busy={sending || undefined}
      onSubmit={submit}
      data-slot="ballot"
    >
      {refusal !== undefined && (
        <Alert kind="danger" live>
          {refusal}
        </Alert>
      )}
      {entries.length > 0 && (
        <fieldset
          ref={group}
          className={missing ? 'entries has-error' : 'entries'}
          aria-describedby={missing ? `${id}-missing` : undefined}
        >
          <legend className="sr">{words.choose}</legend>
          {missing && (
            <FieldError id={`${id}-missing`} live>
              {words.chooseOne}
            </FieldError>
          )}
          {entries.map((entry) => (
            <BallotEntry
              key={entry.key}
              result={entry}
              total={total ?? 0}
              row={rows}
              {...(asks && entry.target !== undefined && { radio: radio(entry.target) })}
            />
          ))}
        </fieldset>
      )}
      {entries.length === 0 && (
        <p className="muted">{takesVotes ? words.noAnswers : words.uncounted}</p>
      )}
      <div className="ballot-foot">
        {total !== undefined && <p className="ballot-total num">{votesCastLine(total)}</p>}
        {asks && takesVotes && (
          <Button type="submit" pending={sending} onFocus={prepareToasts}>
            {words.cast}
          </Button>
        )}
        {vote !== undefined && (
          <VoteNote vote={vote} votes={votesOf(poll, vote.target.answer)} ref={note} />
        )}
      </div>
    </form>
  );
}
