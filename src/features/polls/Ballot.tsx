import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Poll } from '@/api/models/poll';
import { useIsOutboxLoaded, useHighlightedKeys } from '@/outbox/hooks';
import { pollWords as words, votesCastLine } from '@/content/pollWords';
import { isOnline, useOnline } from '@/lib/useOnline';
import { Button } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import './entry.module.css';
import * as styles from './ballot.module.css';
import { FieldError } from '@/ui/FieldError';
import { prefetchToasts } from '@/ui/toast';
import { isAboveWindow } from '@/ui/windowEdges';
import { BallotEntry } from './BallotEntry';
import { useHidesResults } from './HideResults';
import { namedAnswer, resultsOf, useOwnVote } from './pollResults';
import { useCastVote } from './useCastVote';
import { VoteStatus } from './VoteStatus';

type BallotProps = {
  readonly poll: Poll;
  readonly readAt: number;
  readonly rows?: boolean;
  readonly hidden?: boolean;
  /** Opened by a press: takes the focus. */
  readonly takesFocus?: boolean;
};

/** Also as a `ref`, of what is to be seen when it appears. */
const scrollIntoView = (element: Element | null | undefined) =>
  element?.scrollIntoView({ block: 'nearest' });

/** Answers, results and one vote per member (specification, section 2; decisions, section 6). */
export function Ballot({ poll, readAt, rows = false, hidden, takesFocus = false }: BallotProps) {
  const id = useId();
  const isOutboxLoaded = useIsOutboxLoaded();
  const vote = useOwnVote(poll.id);
  const results = resultsOf(poll, vote, readAt);
  const { entries, total, pollTarget, takesVotes } = results;
  const { cast, refusal, clearRefusal } = useCastVote(poll);
  const [chosen, setChosen] = useState<number>();
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const voteStatus = useRef<HTMLParagraphElement>(null);
  const arrived = useHighlightedKeys(
    entries.map(({ key, mine }) => ({
      key,
      item: mine && vote?.state !== 'sent' ? vote : undefined,
    })),
  );

  // The toast would cover it. A member who has read on is not moved.
  useLayoutEffect(() => {
    if (arrived.size > 0 && !isAboveWindow(form.current))
      scrollIntoView(group.current?.querySelector('[data-new]'));
  }, [arrived]);

  const state = vote?.state;
  const mayVote = isOutboxLoaded && vote === undefined;
  const online = useOnline();
  // Also while it waits for its turn: the button, which has the focus, stays.
  const sending = state === 'sending' || (state === 'queued' && online);
  const wasOutboxLoaded = useRef(false);
  useLayoutEffect(() => {
    // A vote that was there from the start leaves the page where it is.
    const isNew = wasOutboxLoaded.current;
    wasOutboxLoaded.current = isOutboxLoaded;
    // The button is gone and the form has the focus: focus the vote's status.
    const rests = state === 'sent' || state === 'unknown' || (state === 'queued' && !isOnline());
    const { activeElement } = document;
    const isLeft = activeElement === document.body || activeElement === form.current;
    if (isNew && rests && isLeft && !isAboveWindow(form.current)) voteStatus.current?.focus();
  }, [isOutboxLoaded, state]);

  const hidesResults = useHidesResults(results, vote);
  const problem = missing ? words.chooseOne : refusal;
  const hasProblem = problem !== undefined && mayVote;
  const shouldFocus = takesFocus && isOutboxLoaded;
  useEffect(() => {
    if (!shouldFocus) return;
    const input = (selector: string) => group.current?.querySelector<HTMLElement>(selector);
    (input('input:checked') ?? input('input') ?? voteStatus.current)?.focus();
  }, [shouldFocus]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!mayVote) return;
    // From the button the focus goes to the vote’s status. Safari does not focus a pressed button.
    const { currentTarget } = event;
    if (!currentTarget.contains(document.activeElement))
      currentTarget.querySelector('button')?.focus();
    const choice = entries.find(({ target }) => target === chosen && target !== undefined);
    const target = choice?.target ?? pollTarget;
    setMissing(target === undefined);
    if (target === undefined) {
      group.current?.querySelector('input')?.focus();
      scrollIntoView(group.current?.querySelector('[data-slot=field-error]'));
    } else void cast(target, choice === undefined ? '' : namedAnswer(choice));
  };
  const radio = (target: number) => (describedBy: string | undefined) => (
    <input
      type="radio"
      name={id}
      checked={(vote?.target.answer ?? chosen) === target}
      disabled={!mayVote}
      aria-describedby={describedBy}
      onFocus={prefetchToasts}
      onChange={() => {
        setChosen(target);
        setMissing(false);
        clearRefusal();
      }}
    />
  );
  const look = rows
    ? styles.ballotRows
    : entries.length === 0
      ? `${styles.ballotWhole} ${cardStyles.card}`
      : '';
  const showsForm = mayVote || sending;
  return (
    <form
      ref={form}
      className={`${styles.ballot} ${look}`.trim()}
      noValidate
      hidden={hidden}
      aria-busy={sending || undefined}
      onSubmit={submit}
      data-slot="ballot"
    >
      {entries.length > 0 && (
        <fieldset
          ref={group}
          role={showsForm ? 'radiogroup' : undefined}
          className={hasProblem ? `${styles.entries} ${styles.hasError}` : styles.entries}
          aria-invalid={hasProblem || undefined}
          aria-describedby={hasProblem ? `${id}-problem` : undefined}
        >
          <legend className={layoutStyles.sr} id={`${id}-group`}>
            {rows && poll.question !== '' ? `${words.choose}: ${poll.question}` : words.choose}
          </legend>
          {hasProblem && (
            <div ref={missing ? scrollIntoView : undefined}>
              <FieldError id={`${id}-problem`}>{problem}</FieldError>
            </div>
          )}
          {entries.map((entry) => (
            <BallotEntry
              key={entry.key}
              result={entry}
              total={total ?? 0}
              row={rows}
              isNew={entry.mine && arrived.has(entry.key)}
              hidesResult={hidesResults}
              {...(showsForm && entry.target !== undefined && { radio: radio(entry.target) })}
            />
          ))}
        </fieldset>
      )}
      {entries.length === 0 && (
        <p className={layoutStyles.muted}>{takesVotes ? words.noAnswers : words.uncounted}</p>
      )}
      <div className={styles.ballotFoot}>
        {(total !== undefined || hidesResults) && (
          <p className={`${layoutStyles.muted} ${layoutStyles.num}`} data-slot="ballot-total">
            {total !== undefined && <span>{votesCastLine(total)}</span>}
            {total !== undefined && hidesResults && entries.length > 0 && <span> · </span>}
            {hidesResults && entries.length > 0 && <span>{words.resultsHidden}</span>}
          </p>
        )}
        {showsForm && takesVotes && (
          <div className={styles.ballotCast} data-slot="ballot-cast">
            {hasProblem && (
              // After a refusal, whose message is at the button.
              <div ref={missing ? undefined : scrollIntoView}>
                <FieldError live={entries.length === 0}>{problem}</FieldError>
              </div>
            )}
            <Button
              type="submit"
              pending={sending}
              onFocus={prefetchToasts}
              {...(rows && { 'aria-describedby': `${id}-group` })}
            >
              {words.cast}
            </Button>
          </div>
        )}
        {vote !== undefined && <VoteStatus vote={vote} ref={voteStatus} />}
      </div>
    </form>
  );
}
