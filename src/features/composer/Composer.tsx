import { type KeyboardEvent, useId, useRef } from 'react';
import { type Place, placeKey } from '@/api/outbox/act';
import { composerWords as words } from '@/content/composerWords';
import { draftWords } from '@/content/draftWords';
import '@/ui/card.css';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/FieldError';
import '@/ui/field.css';
import './composer.css';
import { PicturePart } from './PicturePart';
import { useComposer } from './useComposer';
import { usePictureDrop } from './usePictureDrop';

type ComposerProps = {
  /** The list the post is for. */
  readonly place: Extract<Place, { list: 'posts' | 'community-posts' }>;
  readonly heading?: string;
  readonly sendLabel?: string;
  /** This member may not post here: only what they wrote stays, to be taken elsewhere. */
  readonly closed?: boolean;
  /** False where the call takes no picture. */
  readonly pictures?: boolean;
};

const sends = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/**
 * Writes a post: title, message and a picture by picker, paste or drop (specification, section 2).
 * Everything typed survives a reload and a lost session. The post itself stands in its list at once,
 * through the outbox.
 */
export function Composer(props: ComposerProps) {
  return <ComposerForm key={placeKey(props.place)} {...props} />;
}

function ComposerForm({
  place,
  heading = words.heading,
  sendLabel = words.send,
  closed = false,
  pictures = true,
}: ComposerProps) {
  const id = useId();
  const title = useRef<HTMLInputElement>(null);
  const post = useComposer(place, words);
  const { posting, missing, refusal, picture } = post;
  const { dragging, handlers } = usePictureDrop(pictures && !posting, post.choose);

  if (closed && post.empty && !posting) return null;
  const submit = () => {
    void post.send();
    if (post.empty) title.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sends(event)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={dragging ? 'composer card is-target' : 'composer card'}
      aria-labelledby={`${id}-heading`}
      aria-busy={posting || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      {...handlers}
      data-slot="composer"
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      {closed && <Alert live>{words.closed}</Alert>}
      {refusal !== undefined && (
        <Alert kind="danger" live>
          {refusal}
        </Alert>
      )}
      <div className={missing ? 'field has-error' : 'field'}>
        <label className="sr" htmlFor={`${id}-title`}>
          {words.title}
        </label>
        <input
          ref={title}
          id={`${id}-title`}
          className="input"
          placeholder={words.title}
          autoComplete="off"
          readOnly={posting}
          value={post.title}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-missing` : undefined}
          onKeyDown={onKeyDown}
          onChange={({ target }) => post.write({ title: target.value })}
        />
      </div>
      <div className={missing ? 'field has-error' : 'field'}>
        <label className="sr" htmlFor={`${id}-message`}>
          {words.message}
        </label>
        <textarea
          id={`${id}-message`}
          className="textarea"
          placeholder={words.message}
          rows={3}
          readOnly={posting}
          value={post.message}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-missing` : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={onKeyDown}
          onChange={({ target }) => post.write({ message: target.value })}
        />
      </div>
      {missing && (
        <FieldError id={`${id}-missing`} live>
          {words.required}
        </FieldError>
      )}
      <div className="composer-bar">
        {pictures && (
          <PicturePart
            picture={picture}
            reading={post.reading}
            problem={post.problem}
            locked={posting}
            onChoose={(file) => void post.choose(file)}
            onRemove={post.remove}
          />
        )}
        <Button type="submit" small pending={posting}>
          {posting ? words.sending : sendLabel}
        </Button>
      </div>
      {post.draftRefused && <p className="caption muted">{draftWords.refused}</p>}
      {dragging && (
        <p className="composer-target" aria-hidden="true">
          {words.drop}
        </p>
      )}
    </form>
  );
}
