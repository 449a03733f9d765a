import { useEffect, useId, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { type TargetList, targetListKey } from '@/outbox/item';
import { commentPageWords } from '@/content/commentPageWords';
import { commentFieldWords as words, composerWords, draftWords } from '@/content/writingWords';
import { toWrite } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import * as styles from './composer.module.css';
import { FieldError } from '@/ui/FieldError';
import { composerProps, useComposer } from './useComposer';

type CommentFieldProps = {
  readonly targetList: TargetList & { readonly post: number };
  readonly gone?: boolean;
};

/** Writes a comment (specification, section 2); the draft survives reloads and lost sessions. */
export function CommentField(props: CommentFieldProps) {
  return <CommentForm key={targetListKey(props.targetList)} {...props} />;
}

function CommentForm({ targetList, gone = false }: CommentFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const comment = useComposer(targetList, words);
  const { missing, refusal } = comment;
  const { state }: { readonly state: unknown } = useLocation();
  const came = useNavigationType();
  const writes = state === toWrite && came === NavigationType.Push;
  useEffect(() => {
    if (writes) field.current?.focus();
  }, [writes]);
  if (gone && comment.empty && !comment.posting) return null;
  const shared = composerProps(comment, id);
  return (
    <form
      className={`${styles.composer} ${cardStyles.card}`}
      aria-label={words.label}
      {...shared.form}
    >
      {refusal !== undefined && <Alert kind="danger">{refusal}</Alert>}
      {gone && <Alert live>{words.gone}</Alert>}
      <div className={shared.fieldClass}>
        <label className={layoutStyles.sr} htmlFor={`${id}-text`}>
          {words.label}
        </label>
        <textarea
          ref={field}
          id={`${id}-text`}
          className={`${fieldStyles.textarea} ${styles.commentText}`}
          dir="auto"
          placeholder={words.placeholder}
          rows={3}
          required
          value={comment.message}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          {...shared.field}
          onChange={({ target }) => comment.write({ message: target.value })}
        />
        {missing && <FieldError id={`${id}-missing`}>{composerWords.required}</FieldError>}
      </div>
      <div className={styles.composerBar}>
        <Button type="submit" small pending={comment.posting}>
          <span className={layoutStyles.cap}>
            {targetList.community === undefined ? words.send : commentPageWords.makeComment}
          </span>
        </Button>
      </div>
      {!comment.isDraftStored && (
        <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>{draftWords.refused}</p>
      )}
    </form>
  );
}
