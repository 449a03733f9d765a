import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { parseQuoteArea } from '@/content/quoteSteps';
import { useDeviceValue } from '@/lib/deviceValue';
import { userKey } from '@/lib/userKey';
import { newId } from '@/lib/newId';
import { useSession } from '@/session/session';
import { noDraft, type QuoteAnswers, storedDraft } from './quoteDraft';
import { selectArea, setArea } from './area.slice';
import { isVisibleTo, useOwner } from './owner';

type WithArea = Parameters<typeof selectArea>[0];

/** Members never see another's answers. */
function answersFor(owner: string, draft = storedDraft.get()): QuoteAnswers {
  return isVisibleTo(owner, draft.owner) ? draft.answers : noDraft.answers;
}

/** The persisted slice `area` completes the draft (specification, section 3). */
function withArea(answers: QuoteAnswers, stored: string): QuoteAnswers {
  const area = parseQuoteArea(stored);
  return answers.type === undefined && area !== undefined ? { ...answers, type: area } : answers;
}

export type QuoteDraft = ReturnType<typeof useQuoteDraft>;

export function useQuoteDraft() {
  const store = useStore<WithArea>();
  const owner = useOwner();
  const isRestoring = useSession().status === 'restoring';
  const draft = useDeviceValue(storedDraft, noDraft);
  const area = useSelector(selectArea);
  /** Chosen before it is known whose the stored answers are: saved then, to replace none of them. */
  const early = useRef<QuoteAnswers>({});
  const [shownEarly, showEarly] = useState<QuoteAnswers>({});

  const read = () => ({
    ...withArea(answersFor(userKey()), selectArea(store.getState())),
    ...early.current,
  });
  const save = (chosen: QuoteAnswers) => {
    const member = userKey();
    const { id, owner: drafted } = storedDraft.get();
    storedDraft.set({
      id: id !== '' && isVisibleTo(member, drafted) ? id : newId(),
      owner: member,
      answers: { ...read(), ...chosen },
    });
    if (chosen.type !== undefined) store.dispatch(setArea(chosen.type));
  };
  const choose = (field: keyof QuoteAnswers, value: string) => {
    const chosen = { [field]: value };
    if (!isRestoring || isVisibleTo(userKey(), storedDraft.get().owner)) return save(chosen);
    early.current = { ...early.current, ...chosen };
    showEarly(early.current);
  };
  const saveEarly = useEffectEvent(() => {
    if (Object.keys(early.current).length === 0) return;
    save(early.current);
    early.current = {};
    showEarly(early.current);
  });
  useEffect(() => {
    if (!isRestoring) saveEarly();
  }, [isRestoring]);
  return {
    answers: { ...withArea(answersFor(owner, draft), area), ...shownEarly },
    /** For handlers: a choice may not be rendered yet. */
    readAnswers: read,
    /** Empty without answers of this person. */
    draftId: isVisibleTo(owner, draft.owner) ? draft.id : '',
    readDraftId: () => storedDraft.get().id,
    choose,
  };
}
