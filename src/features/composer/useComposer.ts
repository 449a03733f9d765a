import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { pendingWords } from '@/content/pendingWords';
import {
  isCancelled,
  isSameContent,
  type OutboxItem,
  type NewOutboxItem,
  type TargetList,
  type PostContent,
  type StoredPicture,
  targetListKey,
} from '@/outbox/item';
import { refusalOf, useOutbox, useOutboxItems } from '@/outbox/hooks';
import {
  useContentSince,
  useOutboxAction,
  useRejected,
  useSentByOtherTab,
} from '@/outbox/useOutboxAction';
import * as fieldStyles from '@/ui/field.module.css';
import { showToast } from '@/ui/toast';
import { visibleText } from '@/lib/visibleText';
import { useComposerDraft } from './useComposerDraft';
import { usePicture } from './usePicture';

/** The outbox item for this list. Comments have no title. */
function toOutboxItem({ community, post }: TargetList, content: PostContent): NewOutboxItem {
  const payload = { text: content.message };
  if (community === undefined)
    return post === undefined
      ? { kind: 'post', target: {}, payload: content }
      : { kind: 'comment', target: { post }, payload };
  return post === undefined
    ? { kind: 'community-post', target: { community }, payload: content }
    : { kind: 'community-comment', target: { community, post }, payload };
}

/** An item's content as in its form; undefined if no form wrote it. */
function contentOf({ payload }: OutboxItem): PostContent | undefined {
  if ('title' in payload) return payload;
  return 'text' in payload ? { title: '', message: payload.text } : undefined;
}

const hasNoContent = ({ title, message, picture }: PostContent): boolean =>
  visibleText(title) === '' && visibleText(message) === '' && picture === undefined;

type SendingWords = Readonly<Record<'failed' | 'waitsForConnection' | 'waitsForLogin', string>> & {
  readonly sent?: string;
};

/** A composer's draft, picture and outbox; rejected content returns (decisions, section 6). */
export function useComposer(targetList: TargetList, words: SendingWords) {
  const outbox = useOutbox();
  const { submit, isPending: posting } = useOutboxAction(outbox);
  const target = targetListKey(targetList);
  const items = useOutboxItems(targetList);
  const [text, setText] = useState({ title: '', message: '' });
  const [ready, setReady] = useState(false);
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isSending = useRef(false);
  const touched = useRef(false);
  /** The last restored draft: once the member is known, it gives way to theirs unless changed. */
  const restored = useRef<PostContent>({ title: '', message: '' });

  const contentSince = useContentSince();

  const { choose, show, ...choice } = usePicture();
  const { picture } = choice;
  const draft = useComposerDraft(target, (stored) => {
    // An item that is only in memory left its draft stored: restored, it would be posted twice.
    const isInOutbox = items.some(
      (item) => !outbox.isStored(item.id) && isSameContent(item, toOutboxItem(targetList, stored)),
    );
    if (!hasNoContent(stored) && !isInOutbox && !isSending.current) {
      if (!touched.current) contentSince.noteRestored();
      const before = restored.current;
      restored.current = stored;
      setText((typed) => ({
        title: ['', before.title].includes(typed.title) ? stored.title : typed.title,
        message: ['', before.message].includes(typed.message) ? stored.message : typed.message,
      }));
      const isOwnPicture = picture !== undefined && picture.bytes !== before.picture?.bytes;
      if (!isOwnPicture && !choice.reading) show(stored.picture);
    }
    setReady(true);
  });
  const notePicture = (chosen: StoredPicture | undefined) => {
    touched.current = true;
    contentSince.noteTyped();
    setMissing(false);
    draft.savePicture(chosen);
  };

  const restore = ({ title, message, picture: attached }: PostContent, reason?: string) => {
    setText({ title, message });
    show(attached);
    setRefusal(reason);
    draft.saveText(title, message);
    draft.savePicture(attached);
  };

  const content: PostContent = { ...text, ...(picture && { picture }) };
  const empty = hasNoContent(content);
  const clear = () => {
    setText({ title: '', message: '' });
    show(undefined);
    touched.current = false;
  };
  useSentByOtherTab({
    items,
    since: contentSince,
    isPending: posting,
    hasContentOf: (item) =>
      !isSending.current && isSameContent(item, toOutboxItem(targetList, content)),
    onSent: () => {
      clear();
      draft.removeSent();
    },
  });

  // What was rejected while the form was not mounted returns when it is empty.
  const rejected = items.find(({ state, kind }) => state === 'rejected' && kind !== 'admin-post');
  const restoreRejected = async ({ id }: OutboxItem) => {
    const taken = await outbox.withdraw(id);
    const back = taken && contentOf(taken);
    if (taken === undefined || back === undefined) return;
    contentSince.noteTyped();
    restore(back, refusalOf(taken));
    if (isCancelled(taken)) showToast('info', pendingWords.backInForm);
  };
  useRejected(
    outbox,
    ready && !posting && empty ? rejected : undefined,
    (item) => void restoreRejected(item),
  );

  /** `onCleared` is called once the content has left the form for good. */
  const send = async (onCleared?: () => void): Promise<void> => {
    if (isSending.current || choice.reading) return;
    setRefusal(undefined);
    setMissing(empty);
    if (empty) return;
    isSending.current = true;
    const since = contentSince.get();
    const result = await submit(toOutboxItem(targetList, content), {
      since,
      // Later, the draft may be of another text.
      onStored: () => since === contentSince.get() && draft.removeSent(),
      onAttempted: (attempted) => {
        if (attempted.outcome === 'rejected' && attempted.isWithdrawn)
          restore(content, refusalOf(attempted.item));
        else if (attempted.outcome === 'cancelled') {
          restore(content);
          showToast('info', pendingWords.backInForm);
        } else {
          clear();
          onCleared?.();
        }
        isSending.current = false;
        touched.current = false;
      },
      onQueued: (reason) => showToast('info', words[reason]),
    });
    if (result?.outcome === 'sent') {
      if (words.sent !== undefined) showToast('success', words.sent);
    } else if (result?.outcome === 'rejected' || result?.outcome === 'unknown') {
      showToast('error', words.failed);
    }
  };

  return {
    ...text,
    ...choice,
    posting,
    missing,
    empty,
    refusal,
    isDraftStored: draft.isStored,
    write: (part: Partial<typeof text>) => {
      const next = { ...text, ...part };
      touched.current = true;
      contentSince.noteTyped();
      setText(next);
      setMissing(false);
      setRefusal(undefined);
      draft.saveText(next.title, next.message);
    },
    choose: async (file: File) => {
      const chosen = await choose(file);
      if (chosen !== undefined) notePicture(chosen);
    },
    remove: () => {
      show(undefined);
      notePicture(undefined);
    },
    send,
  };
}

/** Props of a composer's form and its fields, which Ctrl Enter submits; `id-missing` is their error. */
export function composerProps(
  { posting, missing, empty, send }: ReturnType<typeof useComposer>,
  id: string,
  onCleared?: () => void,
) {
  const onSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void send(onCleared);
    const form = event.currentTarget.closest('form');
    if (empty) form?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return {
    form: { noValidate: true, 'aria-busy': posting || undefined, onSubmit },
    fieldClass: missing ? `${fieldStyles.field} ${fieldStyles.hasError}` : fieldStyles.field,
    field: {
      readOnly: posting,
      'aria-invalid': missing || undefined,
      'aria-describedby': missing ? `${id}-missing` : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        // Enter may end a word of an input method.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        if (event.ctrlKey || event.metaKey) onSubmit(event);
      },
    },
  };
}
