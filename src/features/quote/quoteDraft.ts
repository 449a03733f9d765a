import { quoteSteps } from '@/content/quoteSteps';
import type { QuoteRequest } from '@/api/models/quote';
import { createDeviceValue, createDeviceValues } from '@/lib/deviceValue';
import { fieldOf, textOf } from '@/lib/fieldOf';
import { newId } from '@/lib/newId';

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

/** Earlier versions had one draft, without a list. */
const parseDrafts = (raw: unknown): readonly Draft[] =>
  (Array.isArray(raw) ? raw : [raw]).map(parseDraft).filter(({ id }) => id !== '');

const visitorsDrafts = createDeviceValue('kb:quote', parseDrafts, []);
// Not `createMemberValue`: visitors load this page, and need no schema library for it.
const draftsOfMember = createDeviceValues('kb:quote ', parseDrafts, []);

/** A member's or visitors' drafts (decisions, section 5): the first is shown, until it is sent. */
export const draftsOf = (owner: string) => (owner === '' ? visitorsDrafts : draftsOfMember(owner));

/** The draft that a form shows: the member's own, else what was answered without a login. */
export const pickDraft = (own: readonly Draft[], visitors: readonly Draft[]): Draft =>
  [...own, ...visitors].find(({ owner }) => owner === undefined) ?? { id: '', answers: {} };

/** Puts visitors' drafts before those of `to`. */
function moveDrafts(to: string): void {
  const moved = draftsOf('').get();
  if (moved.length === 0 || to === '') return;
  draftsOf(to).set([...moved.map(({ id, answers }) => ({ id, answers })), ...draftsOf(to).get()]);
  draftsOf('').set([]);
}

/** Moves a draft of an earlier version to its owner. */
export function moveEarlierDraft(): void {
  const owner = draftsOf('').get()[0]?.owner;
  if (owner !== undefined) moveDrafts(owner);
}

/** Moves visitors' drafts to the member who logged in to send the one with this id, the newest. */
export function moveVisitorDrafts(owner: string, id: string): void {
  if (draftsOf('').get()[0]?.id === id) moveDrafts(owner);
}

export function saveDraft(owner: string, draft: Draft): void {
  const drafts = draftsOf(owner);
  drafts.set([draft, ...drafts.get().filter(({ id }) => id !== draft.id)]);
  // What a visitor answered is the member's from now on.
  if (owner !== '') clearDraft(draft.id, '');
}

export function clearDraft(id: string, owner: string): void {
  const drafts = draftsOf(owner).get();
  const others = drafts.filter((draft) => draft.id !== id);
  if (others.length < drafts.length) draftsOf(owner).set(others);
}

/** Steps without an answer. */
export const openSteps = (answers: QuoteAnswers): readonly StepNumber[] =>
  questions.filter((question) => answers[question.field] === undefined).map(({ number }) => number);

/** The nearest step to `step` in the query. */
export const readStep = (text: string | null): StepNumber =>
  quoteSteps.findLast(({ number }) => number <= Math.round(Number(text)))?.number ?? 1;
