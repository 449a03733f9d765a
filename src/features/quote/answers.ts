import { quoteSteps } from '@/content/quoteSteps';
import type { QuoteRequest } from '@/api/models/quote';
import { createDeviceValue } from '@/lib/deviceValue';

/** Answers so far, by their names in the payload. */
export type QuoteAnswers = Partial<QuoteRequest>;

/** A step of the quote form. */
export type StepNumber = (typeof quoteSteps)[number]['number'];

/** The steps that ask something, in their order. */
export const questions = quoteSteps.filter((step) => step.kind === 'question');

type Draft = {
  /** One request; all tabs read the same draft, and it is sent once. */
  readonly id: string;
  readonly owner: string;
  readonly answers: QuoteAnswers;
};

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Those of the stored answers that are still choices of the form. */
function readAnswers(raw: unknown): QuoteAnswers {
  return Object.fromEntries(
    questions.flatMap(({ field: name, choices }) => {
      const known = choices.find((choice) => choice.value === field(raw, name));
      return known === undefined ? [] : [[name, known.value]];
    }),
  );
}

function readDraft(raw: unknown): Draft | undefined {
  const owner = field(raw, 'owner');
  const id = field(raw, 'id');
  return typeof owner === 'string'
    ? {
        id: typeof id === 'string' ? id : '',
        owner,
        answers: readAnswers(field(raw, 'answers')),
      }
    : undefined;
}

/** A new id; `crypto.randomUUID` is missing at insecure addresses. */
export const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** Nobody's draft, without an answer. */
export const noDraft: Draft = { id: '', owner: '', answers: {} };

/** The answers on this device, kept until they are sent (decisions, section 5). */
export const storedDraft = createDeviceValue('kb:quote', readDraft, noDraft);

/** Forgets a draft that was sent; a later one stays. */
export function clearDraft(id: string): void {
  if (storedDraft.get().id === id) storedDraft.set(noDraft);
}

/** The whole request, or undefined while an answer is missing. */
export function completeRequest(answers: QuoteAnswers): QuoteRequest | undefined {
  const { type, budget, kingdombusiness } = answers;
  if (type === undefined || budget === undefined || kingdombusiness === undefined) return undefined;
  return { type, budget, kingdombusiness };
}

/** The steps that still have no answer. */
export const openSteps = (answers: QuoteAnswers): readonly StepNumber[] =>
  questions.filter((question) => answers[question.field] === undefined).map(({ number }) => number);

/** The first step that still has no answer. */
export const openStep = (answers: QuoteAnswers): StepNumber | undefined => openSteps(answers)[0];

/**
 * The step an address asks for. What is no step leads to the nearest one: below 1 and unreadable
 * to the first, above 4 to the last.
 * @param text the value of `step` in the query, or null
 */
export function readStep(text: string | null): StepNumber {
  const asked = Math.round(Number(text ?? 1));
  const near = Math.min(Math.max(Number.isNaN(asked) ? 1 : asked, 1), quoteSteps.length);
  return quoteSteps.find((step) => step.number === near)?.number ?? 1;
}
