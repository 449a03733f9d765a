import { useEffect, useRef, useState } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { useSelector, useStore } from 'react-redux';
import type { QuoteRequest } from '@/api/models/quote';
import { parseQuoteArea } from '@/content/quoteSteps';
import { useDeviceValue } from '@/lib/deviceValue';
import { userKey } from '@/lib/userKey';
import { newId } from '@/lib/newId';
import { draftsOf, moveEarlierDraft, pickDraft, saveDraft, type QuoteAnswers } from './quoteDraft';
import { areaSlice } from './area.slice';
import { isOwnerUnknown, useOwner } from './quoteOwner';

/** The persisted slice `area` completes the draft (specification, section 3). */
function withArea(answers: QuoteAnswers, stored: string): QuoteAnswers {
  const area = parseQuoteArea(stored);
  return answers.type === undefined && area !== undefined ? { ...answers, type: area } : answers;
}

function completeRequest(answers: QuoteAnswers): QuoteRequest | undefined {
  const { type, budget, kingdombusiness } = answers;
  if (type === undefined || budget === undefined || kingdombusiness === undefined) return undefined;
  return { type, budget, kingdombusiness };
}

export type QuoteDraft = ReturnType<typeof useQuoteDraft>;
export type DraftedRequest = NonNullable<ReturnType<QuoteDraft['readRequest']>>;

export function useQuoteDraft() {
  const store: Store = useStore();
  const owner = useOwner();
  const own = useDeviceValue(draftsOf(owner));
  const visitors = useDeviceValue(draftsOf(''));
  const area = useSelector(areaSlice.selectors.select);
  /** What was chosen before it is known whose the stored answers are; saved once it is known. */
  const early = useRef<QuoteAnswers>({});
  const [shownEarly, showEarly] = useState<QuoteAnswers>({});
  const shown = pickDraft(own, visitors);

  // For handlers: a choice may not be rendered yet.
  const readDraft = () => pickDraft(draftsOf(userKey()).get(), draftsOf('').get());
  const readAnswers = () => ({
    ...withArea(readDraft().answers, areaSlice.selectors.select(store.getState())),
    ...early.current,
  });
  const setEarly = (answers: QuoteAnswers) => {
    early.current = answers;
    showEarly(answers);
  };
  const save = (chosen: QuoteAnswers) => {
    const id = readDraft().id || newId();
    saveDraft(userKey(), { id, answers: { ...readAnswers(), ...chosen } });
    if (chosen.type !== undefined) store.dispatch(areaSlice.actions.set(chosen.type));
  };
  const choose = (field: keyof QuoteAnswers, value: string) => {
    const chosen = { [field]: value };
    if (isOwnerUnknown(store)) setEarly({ ...early.current, ...chosen });
    else save(chosen);
  };
  const saveEarly = () => {
    if (Object.keys(early.current).length === 0 || isOwnerUnknown(store)) return;
    save(early.current);
    setEarly({});
  };
  useEffect(saveEarly);
  useEffect(moveEarlierDraft, [visitors]);
  return {
    answers: { ...withArea(shown.answers, area), ...shownEarly },
    draftId: shown.id,
    readAnswers,
    /** Undefined while an answer is missing. */
    readRequest: () => {
      saveEarly();
      const request = completeRequest(readAnswers());
      return request && { draftId: readDraft().id, request };
    },
    choose,
  };
}
