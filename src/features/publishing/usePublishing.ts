import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SerializedError } from '@reduxjs/toolkit';
import { pendingWords } from '@/content/pendingWords';
import { publishingWords as words } from '@/content/publishingWords';
import { useOutbox, useOutboxItems } from '@/outbox/hooks';
import type { NewOutboxItem, OutboxItem, StoredPicture } from '@/outbox/item';
import { isCancelled, isSameContent } from '@/outbox/item';
import {
  useContentSince,
  useOutboxAction,
  useRejected,
  useSentByOtherTab,
} from '@/outbox/useOutboxAction';
import { useDraft } from '@/ui/form/useDraft';
import { fieldId } from '@/ui/form/useField';
import type { SchemaForm } from '@/ui/form/useSchemaForm';
import { prefetchToasts, showToast } from '@/ui/toast';
import type { StoredPictureDraft } from './PictureChoice';
import type { ProviderError } from '@/api/providerError';

type Texts = Readonly<Record<string, string>>;

type PublishingFailure = { readonly general?: string; readonly fields?: Texts };

/** Why publishing failed; `names` and `labels` as in the options of `usePublishing`. */
export function failureOf(
  error: ProviderError | SerializedError,
  names: Texts,
  labels: Texts = {},
): PublishingFailure {
  if (!('kind' in error)) return { general: words.notAnswered };
  const { kind, status, message, said, fields } = error;
  if (kind === 'offline' || kind === 'timeout') return { general: words.notAnswered };
  if (status === 403) return { general: said ? `${message} ${words.forbidden}` : words.forbidden };
  if (fields === undefined) return { general: message };
  const renamed = Object.entries(fields).map(
    ([name, text]) =>
      [
        (Object.hasOwn(names, name) && names[name]) || name,
        Object.hasOwn(labels, name) ? `${labels[name]}: ${text}` : text,
      ] as const,
  );
  return { fields: Object.fromEntries(renamed) };
}

type Values = Readonly<Record<string, unknown>>;

type Options = {
  readonly id: string;
  readonly formName: string;
  readonly first: string;
  /** From the provider's field names to the form's. */
  readonly names: Texts;
  /** Of the provider's fields that the form shows no error at. */
  readonly labels?: Texts;
  /** The same function at each render. */
  readonly toItem: (values: Values, picture: StoredPicture | undefined) => NewOutboxItem;
};

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** It may have arrived, or still may. */
const isOpen = ({ state }: OutboxItem) => state !== 'sent' && state !== 'rejected';

/** A form that publishes through the outbox; stays as typed if rejected (decisions, section 6). */
export function usePublishing<Output>(
  form: SchemaForm<Output>,
  { id, formName, first, names, labels, toItem }: Options,
  pictureDraft?: StoredPictureDraft,
) {
  const draft = useDraft(form, formName);
  const outbox = useOutbox();
  const { submit, isPending } = useOutboxAction(outbox);
  const items = useOutboxItems();
  const [failure, setFailure] = useState<PublishingFailure>({});
  const [emptiedCount, setEmptiedCount] = useState(0);
  const values: Values = useWatch({ control: form.control });
  const picture = pictureDraft?.picture;
  const content = JSON.stringify(values);
  // Offline the first toast could not load.
  useEffect(prefetchToasts, []);
  const contentSince = useContentSince();
  const known = useRef({ content, picture });
  useEffect(() => {
    if (known.current.content === content && known.current.picture === picture) return;
    known.current = { content, picture };
    contentSince.noteRestored();
  }, [content, picture, contentSince]);

  const empty = () => {
    form.reset();
    draft.removeSent();
    pictureDraft?.replace();
    setEmptiedCount((count) => count + 1);
  };
  const isUnsaved = picture !== undefined || Object.values(values).some(isFilled);

  useSentByOtherTab({
    items,
    since: contentSince,
    isPending,
    hasContentOf: (item) =>
      isUnsaved &&
      (item.state === 'sent' || outbox.isStored(item.id)) &&
      isSameContent(item, toItem(form.getValues(), picture)),
    onSent: empty,
  });

  // What was rejected after the form was left or had other content returns when it is empty.
  const { kind } = toItem(values, picture);
  const rejected = items.find((item) => item.state === 'rejected' && item.kind === kind);
  const restoreRejected = async (item: OutboxItem) => {
    const taken = await outbox.withdraw(item.id);
    if (taken === undefined) return;
    for (const [name, value] of Object.entries(taken.payload))
      if (typeof value === 'string') form.setValue(name, value);
    if ('picture' in taken.payload) pictureDraft?.replace(taken.payload.picture);
    draft.save();
    setFailure(taken.error === undefined ? {} : failureOf(taken.error, names, labels));
    if (isCancelled(taken)) showToast('info', pendingWords.backInForm);
  };
  const isLoaded = draft.isLoaded && pictureDraft?.isLoaded !== false;
  const isFree = isLoaded && !isPending && !isUnsaved;
  useRejected(outbox, isFree ? rejected : undefined, (item) => void restoreRejected(item));

  const send = async (onSent: (item: OutboxItem) => void): Promise<void> => {
    const item = toItem(form.getValues(), picture);
    const before = JSON.stringify(form.getValues());
    const isUnchanged = () =>
      JSON.stringify(form.getValues()) === before && known.current.picture === picture;
    if (items.some((other) => isOpen(other) && isSameContent(other, item))) {
      setFailure({ general: words.pending });
      return;
    }
    setFailure({});
    let isStored = false;
    const result = await submit(item, {
      since: contentSince.get(),
      mayReturn: isUnchanged,
      onStored: () => {
        isStored = true;
        if (isUnchanged()) draft.removeSent();
      },
      onAttempted: (attempted) => {
        const isBack = attempted.outcome === 'rejected' && attempted.isWithdrawn;
        if (isBack || attempted.outcome === 'cancelled') {
          draft.save();
          pictureDraft?.replace(picture);
        }
        if (isBack && attempted.item.error !== undefined)
          setFailure(failureOf(attempted.item.error, names, labels));
        // What was typed meanwhile belongs to the next one.
        if (isBack || !isUnchanged()) return;
        // If the item is only in memory, the text stays in the form: its draft survives a reload.
        const isOver = attempted.outcome === 'sent' || attempted.outcome === 'gone';
        if (isOver || (attempted.outcome !== 'cancelled' && isStored)) empty();
        // The field is enabled by the next render.
        document.getElementById(fieldId(id, first))?.focus();
      },
      onQueued: (reason) => showToast('info', words[reason]),
    });
    if (result?.outcome === 'sent') onSent(result.item);
    if (result?.outcome !== 'rejected' && result?.outcome !== 'unknown') return;
    showToast('error', words.failed);
    // Sent later, the card goes without a word: success is shown on the page that is open by then.
    const sentLater = await outbox.whenSent(result.item.id);
    if (sentLater?.state === 'sent') onSent(sentLater);
  };

  return {
    pending: isPending,
    failure,
    send,
    /** Changes when the form is emptied after a submission. */
    emptiedCount,
    isDraftStored: draft.isStored && pictureDraft?.isStored !== false,
    unsaved: isUnsaved && !isPending,
    /** The current ones, even while the form is locked. */
    values,
  };
}
