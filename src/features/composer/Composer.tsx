import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { composerWords as words, draftWords } from '@/content/writingWords';
import { useCurrentUserQuery } from '@/session/session.api';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/FieldError';
import { Portrait } from '@/ui/formatted/Portrait';
import * as layoutStyles from '@/ui/layout.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import * as styles from './composer.module.css';
import { AttachedPicture } from './AttachedPicture';
import { composerProps, useComposer } from './useComposer';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts dropped and pasted pictures while `open`. */
function usePictureDrop(open: boolean, onPicture: (file: File) => unknown) {
  const [dragging, setDragging] = useState(false);
  const take = (files: FileList): boolean => {
    const file = [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (file !== undefined) onPicture(file);
    return file !== undefined;
  };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!open || !carriesFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
        setDragging(false);
      }
    },
    onDrop: (event: DragEvent) => {
      setDragging(false);
      if (open && take(event.dataTransfer.files)) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      // Text copied together with its picture is meant as text.
      if (!open || event.clipboardData.types.includes('text/plain')) return;
      if (take(event.clipboardData.files)) event.preventDefault();
    },
  };
  return { dragging: dragging && open, handlers };
}

type ComposerProps = {
  /** Its `key` too, where it can change. Default: the general feed. */
  readonly community?: number;
  /** The member may not post here: only the draft shows, to be copied. */
  readonly closed?: boolean;
};

/** Writes a post (specification, section 2); the draft survives reloads and lost sessions. */
export function Composer({ community, closed = false }: ComposerProps) {
  const id = useId();
  const post = useComposer({ community }, words);
  const { posting, missing, refusal } = post;
  const { dragging, handlers } = usePictureDrop(!posting, post.choose);
  const [isUsed, setIsUsed] = useState(false);
  const { currentData: user } = useCurrentUserQuery();
  // One line until it is used or has a message.
  const isLine =
    !isUsed &&
    post.empty &&
    !(posting || missing || dragging || closed || post.reading) &&
    refusal === undefined &&
    post.problem === undefined;

  if (closed && post.empty && !posting) return null;
  const { form, field, fieldClass } = composerProps(post, id, () => {
    const focused = document.activeElement;
    // The form stays open while one of its fields has the focus.
    setIsUsed(focused?.matches('[data-slot=composer] [data-slot=field] *') === true);
  });
  return (
    // Focus in any part expands the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={`${styles.composer} ${cardStyles.card}`}
      data-line={isLine || undefined}
      aria-labelledby={`${id}-heading`}
      {...form}
      onFocus={() => setIsUsed(true)}
      onBlur={({ currentTarget }) => {
        // By keyboard alone: after a press elsewhere, what was pressed would move.
        setTimeout(() => {
          const { activeElement } = document;
          const isInside = currentTarget.contains(activeElement);
          if (!isInside && activeElement?.matches(':focus-visible')) setIsUsed(false);
        });
      }}
      {...handlers}
      data-slot="composer"
    >
      <h2 id={`${id}-heading`}>{words.heading}</h2>
      {closed && <Alert live>{words.closed}</Alert>}
      {refusal !== undefined && <Alert kind="danger">{refusal}</Alert>}
      <Portrait name={user?.profile.name} size="small" />
      <div className={fieldClass} data-slot="field">
        <label className={layoutStyles.sr} htmlFor={`${id}-title`}>
          {words.title}
        </label>
        <input
          id={`${id}-title`}
          className={fieldStyles.input}
          dir="auto"
          placeholder={isLine ? words.heading : words.title}
          autoComplete="off"
          value={post.title}
          {...field}
          onChange={({ target }) => post.write({ title: target.value })}
        />
      </div>
      <div className={`${fieldClass} ${styles.composerMessage}`} data-slot="field">
        <label className={layoutStyles.sr} htmlFor={`${id}-message`}>
          {words.message}
        </label>
        <textarea
          id={`${id}-message`}
          className={fieldStyles.textarea}
          dir="auto"
          placeholder={words.message}
          rows={3}
          value={post.message}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          {...field}
          onChange={({ target }) => post.write({ message: target.value })}
        />
      </div>
      {missing && <FieldError id={`${id}-missing`}>{words.required}</FieldError>}
      <div className={styles.composerBar}>
        <AttachedPicture post={post} />
        <Button type="submit" small pending={posting || post.reading}>
          {posting ? words.sending : words.send}
        </Button>
      </div>
      {!post.isDraftStored && !isLine && (
        <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>{draftWords.refused}</p>
      )}
      {dragging && (
        <p className={styles.composerTarget} aria-hidden="true">
          {words.drop}
        </p>
      )}
    </form>
  );
}
