import { useSelector, useStore } from 'react-redux';
import { parseQuoteArea } from '@/content/quoteSteps';
import { useDeviceValue } from '@/lib/deviceValue';
import { userKey } from '@/lib/userKey';
import { newId } from '@/lib/newId';
import { noDraft, type QuoteAnswers, storedDraft } from './answers';
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

export type QuoteDraft = ReturnType<typeof useAnswers>;

export function useAnswers() {
  const store = useStore<WithArea>();
  const owner = useOwner();
  const draft = useDeviceValue(storedDraft, noDraft);
  const area = useSelector(selectArea);

  const choose = (field: keyof QuoteAnswers, value: string) => {
    const here = userKey();
    const { id, owner: drafted } = storedDraft.get();
    storedDraft.set({
      id: id !== '' && isVisibleTo(here, drafted) ? id : newId(),
      owner: here,
      answers: { ...withArea(answersFor(here), selectArea(store.getState())), [field]: value },
    });
    if (field === 'type') store.dispatch(setArea(value));
  };
  return {
    answers: withArea(answersFor(owner, draft), area),
    /** For handlers: a choice may not be rendered yet. */
    readAnswers: () => withArea(answersFor(userKey()), selectArea(store.getState())),
    /** Empty without answers of this person. */
    draftId: isVisibleTo(owner, draft.owner) ? draft.id : '',
    readDraftId: () => storedDraft.get().id,
    choose,
  };
}
