import { useCallback, useEffect, useRef, useState } from 'react';
import { type KeptPicture, type Place, placeKey, type PostContent } from '@/api/outbox/act';
import { useActs, useOutbox } from '@/api/outbox/hooks';
import { userKey } from '@/lib/userKey';
import { showToast } from '@/ui/toast';
import { contentOf, errandOf, isEmpty } from './errands';
import { useComposerDraft } from './useComposerDraft';
import { usePicture } from './usePicture';
import { useSentElsewhere } from './useSentElsewhere';

/** What the toasts say of it. */
export type SendingWords = {
  readonly sent?: string;
  readonly failed: string;
  /** There is no connection. */
  readonly waits: string;
  /** There is one, and nobody is logged in. */
  readonly waitsForLogin: string;
};

/**
 * A post or comment that is being written: its words and picture, kept as a draft, and its way into
 * the outbox (decisions, section 6). What the provider refuses comes back into the form.
 * @param place the list it is for; another place needs another form
 */
export function useComposer(place: Place, words: SendingWords) {
  const outbox = useOutbox();
  const target = placeKey(place);
  const acts = useActs(place);
  const [text, setText] = useState({ title: '', message: '' });
  const [ready, setReady] = useState(false);
  const [posting, setPosting] = useState(false);
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const own = useRef<string>(undefined);
  const touched = useRef(false);
  const standing = useRef(true);
  useEffect(() => {
    standing.current = true;
    return () => {
      standing.current = false;
    };
  }, []);

  const keep = useRef<(picture: KeptPicture | undefined) => Promise<void>>(undefined);
  const onPicture = useCallback((chosen: KeptPicture | undefined) => {
    touched.current = true;
    setMissing(false);
    void keep.current?.(chosen);
  }, []);
  const { picture, show, ...choice } = usePicture(onPicture);
  const onLoaded = useCallback(
    (draft: PostContent) => {
      if (!touched.current && !isEmpty(draft)) {
        setText({ title: draft.title, message: draft.message });
        show(draft.picture);
      }
      setReady(true);
    },
    [show],
  );
  const {
    refused: draftRefused,
    keepWords,
    keepPicture,
    drop,
  } = useComposerDraft(target, onLoaded);
  useEffect(() => {
    keep.current = keepPicture;
  }, [keepPicture]);

  const putBack = useCallback(
    ({ title, message, picture: kept }: PostContent, reason: string | undefined) => {
      setText({ title, message });
      show(kept);
      setRefusal(reason);
      keepWords(title, message);
      void keepPicture(kept);
    },
    [show, keepWords, keepPicture],
  );

  const content: PostContent = { ...text, ...(picture && { picture }) };
  const empty = isEmpty(content);
  const clear = () => {
    setText({ title: '', message: '' });
    show(undefined);
    touched.current = false;
  };
  useSentElsewhere(acts, () => own.current, content, clear);

  // What was refused while nobody stood here comes back when there is room for it.
  const left = acts.find(({ state }) => state === 'refused');
  useEffect(() => {
    if (left === undefined || !ready || posting || !empty) return;
    const takeBack = async () => {
      const taken = await outbox.take(left.id);
      const back = taken && contentOf(taken);
      if (back !== undefined) putBack(back, taken?.error?.message);
    };
    void takeBack();
  }, [outbox, left, ready, posting, empty, putBack]);

  const send = async (): Promise<void> => {
    if (own.current !== undefined || choice.reading) return;
    setRefusal(undefined);
    setMissing(empty);
    if (empty) return;
    const { id, member } = outbox.enqueue(errandOf(place, content));
    own.current = id;
    setPosting(true);
    drop();
    let act = await outbox.rested(id);
    const refused = act?.state === 'refused' && standing.current;
    if (refused) await outbox.take(id);
    // Another member's turn leaves the post in the outbox, where it waits for its own.
    const cancelled = act === undefined && userKey() === member;
    if (cancelled || refused) putBack(content, act?.error?.message);
    else clear();
    own.current = undefined;
    touched.current = false;
    setPosting(false);
    if (act?.state === 'waiting') {
      showToast('info', navigator.onLine ? words.waitsForLogin : words.waits);
      act = await outbox.finished(id);
    }
    if (act !== undefined && act.state !== 'sent') showToast('error', words.failed);
    else if (act !== undefined && words.sent !== undefined) showToast('success', words.sent);
  };

  return {
    ...text,
    ...choice,
    picture,
    posting,
    missing,
    empty,
    refusal,
    draftRefused,
    write: (part: Partial<typeof text>) => {
      const next = { ...text, ...part };
      touched.current = true;
      setText(next);
      setMissing(false);
      setRefusal(undefined);
      keepWords(next.title, next.message);
    },
    send,
  };
}
