import { quoteSteps } from '@/content/quoteSteps';
import type { QuoteRequest } from '@/api/models/quote';
import { createDeviceValue } from '@/lib/deviceValue';
import { fieldOf, textOf } from '@/lib/fieldOf';
import { newId } from '@/lib/newId';

/** By their names in the payload. */
export type QuoteAnswers = Partial<QuoteRequest>;

export type StepNumber = (typeof quoteSteps)[number]['number'];

export const questions = quoteSteps.filter((step) => step.kind === 'question');

type Draft = {
  /** The same draft in all tabs: it is sent once. */
  readonly id: string;
  readonly owner: string;
  readonly answers: QuoteAnswers;
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

function parseDraft(raw: unknown): Draft | undefined {
  const owner = fieldOf(raw, 'owner');
  if (typeof owner !== 'string') return undefined;
  const answers = parseAnswers(fieldOf(raw, 'answers'));
  // Drafts of earlier versions have none, and what has been sent is known by its id.
  const missing = Object.keys(answers).length === 0 ? '' : newId();
  return { id: textOf(raw, 'id') || missing, owner, answers };
}

export const noDraft: Draft = { id: '', owner: '', answers: {} };

/** Stored until sent (decisions, section 5). */
export const storedDraft = createDeviceValue('kb:quote', parseDraft, noDraft);

export function clearDraft(id: string): void {
  if (storedDraft.get().id === id) storedDraft.set(noDraft);
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
