import { useEffect, useId, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { type TargetList, targetListKey } from '@/outbox/item';
import { commentFieldWords as words, composerWords } from '@/content/composerWords';
import { draftWords } from '@/content/draftWords';
import { toWrite } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import '@/ui/card.css';
import { FieldError } from '@/ui/FieldError';
import '@/ui/field.css';
import './composer.css';
import { useComposer } from './useComposer';

type CommentFieldProps = {
  readonly place: Extract<TargetList, { list: 'comments' | 'community-comments' }>;
  readonly sendLabel?: string;
  readonly gone?: boolean;
};

/** Writes a comment (specification, section 2); the draft survives reloads and lost sessions. */
export function CommentField(props: CommentFieldProps) {
  return <CommentForm key={targetListKey(props.place)} {...props} />;
}

function CommentForm({ place, sendLabel = words.send, gone = false }: CommentFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const comment = useComposer(place, words);
  const { posting, missing, refusal } = comment;
  const { state }: { readonly state: unknown } = useLocation();
  const came = useNavigationType();
  const writes = state === toWrite && came === NavigationType.Push;
  useEffect(() => {
    if (writes) field.current?.focus();
  }, [writes]);
  if (gone && comment.empty && !posting) return null;
  const submit = () => {
    void comment.send();
    if (comment.empty) field.current?.focus();
  };
  return (
    <form
      className="composer card"
      aria-label={words.label}
      aria-busy={posting || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      data-slot="comment-field"
    >
      {refusal !== undefined && (
        <Alert kind="danger" live>
          {refusal}
        </Alert>
      )}
      {gone && <Alert live>{words.gone}</Alert>}
      <div className={missing ? 'field has-error' : 'field'}>
        <label className="sr" htmlFor={`${id}-text`}>
          {words.label}
        </label>
        <textarea
          ref={field}
          id={`${id}-text`}
          className="textarea"
          placeholder={words.placeholder}
          rows={3}
          required
          readOnly={posting}
          value={comment.message}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-missing` : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            submit();
          }}
          onChange={({ target }) => comment.write({ message: target.value })}
        />
        {missing && (
          <FieldError id={`${id}-missing`} live>
            {composerWords.required}
          </FieldError>
        )}
      </div>
      <div className="composer-bar">
        <Button type="submit" small pending={posting}>
          <span className="cap">{sendLabel}</span>
        </Button>
      </div>
      {comment.draftRefused && <p className="caption muted">{draftWords.refused}</p>}
    </form>
  );
}
