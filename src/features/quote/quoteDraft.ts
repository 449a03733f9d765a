import { quoteSteps } from '@/content/quoteSteps';
import type { QuoteRequest } from '@/api/models/quote';
import { createDeviceValue, createDeviceValues } from '@/lib/deviceValue';
import { fieldOf, textOf } from '@/lib/fieldOf';
import { newId } from '@/lib/newId';
import { tabStorage } from '@/lib/tabStorage';

/** By their names in the payload. */
export type QuoteAnswers = Partial<QuoteRequest>;

export type StepNumber = (typeof quoteSteps)[number]['number'];

export const questions = quoteSteps.filter((step) => step.kind === 'question');

type Draft = {
  /** The same draft in all tabs: it is sent once. */
  readonly id: string;
  readonly answers: QuoteAnswers;
  /** Of earlier versions, which had one draft in a browser. */
  readonly owner?: string;
};

/** Stored answers that are still choices. */
function parseAnswers(raw: unknown): QuoteAnswers {
  return Object.fromEntries(
    questions.flatMap(({ field: name, choices }) => {
      const known = choices.find((choice) => choice.value === fieldOf(raw, name));
      return known === undefined ? [] : [[name, known.value]];
    }),
  );
}

function parseDraft(raw: unknown): Draft {
  const owner = textOf(raw, 'owner');
  const answers = parseAnswers(fieldOf(raw, 'answers'));
  // Drafts of earlier versions have none, and what has been sent is known by its id.
  const missing = Object.keys(answers).length === 0 ? '' : newId();
  return { id: textOf(raw, 'id') || missing, answers, ...(owner !== '' && { owner }) };
}

export const noDraft: Draft = { id: '', answers: {} };

const visitorsDraft = createDeviceValue('kb:quote', parseDraft, noDraft);
// Not `createMemberValue`: visitors load this page, and need no schema library for it.
const draftOfMember = createDeviceValues('kb:quote ', parseDraft, noDraft);

/** The draft of a member, or of visitors; stored until sent (decisions, section 5). */
export const draftOf = (owner: string) => (owner === '' ? visitorsDraft : draftOfMember(owner));

/** Moves a draft of an earlier version to its owner. */
export function moveEarlierDraft(): void {
  const { owner, id, answers } = draftOf('').get();
  if (owner === undefined) return;
  const own = draftOf(owner).get();
  draftOf(owner).set({ id: own.id || id, answers: { ...own.answers, ...answers } });
  draftOf('').set(noDraft);
}

const carriedName = 'kb:quote-carried';

/** Shows the visitors' draft with this id to the member who logged in on this tab to send it. */
export const carryDraft = (owner: string, id: string): void =>
  tabStorage.set(carriedName, `${owner} ${id}`);

/** The draft that a form shows: the member's own, else what was answered without a login. */
export function pickDraft(owner: string, own: Draft, visitors: Draft): Draft {
  const isCarried = visitors.id !== '' && tabStorage.get(carriedName) === `${owner} ${visitors.id}`;
  const draft = own.id === '' || isCarried ? visitors : own;
  return draft.owner === undefined ? draft : noDraft;
}

export function clearDraft(id: string, owner: string): void {
  if (draftOf(owner).get().id === id) draftOf(owner).set(noDraft);
}

/** Undefined while an answer is missing. */
export function completeRequest(answers: QuoteAnswers): QuoteRequest | undefined {
  const { type, budget, kingdombusiness } = answers;
  if (type === undefined || budget === undefined || kingdombusiness === undefined) return undefined;
  return { type, budget, kingdombusiness };
}

/** Steps without an answer. */
export const openSteps = (answers: QuoteAnswers): readonly StepNumber[] =>
  questions.filter((question) => answers[question.field] === undefined).map(({ number }) => number);

export const openStep = (answers: QuoteAnswers): StepNumber | undefined => openSteps(answers)[0];

/** The nearest step to `step` in the query. */
export const readStep = (text: string | null): StepNumber =>
  quoteSteps.findLast(({ number }) => number <= Math.round(Number(text)))?.number ?? 1;
