import type { Page } from 'playwright-core';
import { hostileBodies, wrongValues } from './hostileAnswers';
import { findViolations } from './hostilePage';
import { hostileTexts } from './hostileTexts';

/** An answer that refuses a form. */
export type Refusal = { readonly status: number; readonly body: string };

const refusal = (value: unknown): Refusal => ({ status: 400, body: JSON.stringify(value) });

/** Ways to send one sentence of the whole form. */
const formErrors: readonly ((message: unknown) => unknown)[] = [
  (message) => ({ detail: message }),
  (message) => ({ errors: { detail: [message] } }),
  (message) => ({ detail: { a: [{ b: message }] } }),
  (message) => ({ detail: [[[[[message]]]]] }),
  (message) => ({ message, non_field_errors: [message] }),
  (message) => ({ errors: [message] }),
  (message) => [message, { detail: message }],
  (message) => message,
];

/**
 * Refusals made of a corpus: at the fields, as a whole in every way, of every type, and bodies of no
 * form at all.
 * @param fields names that the form and the provider share
 */
export function refusals(
  fields: readonly string[],
  texts: readonly string[] = hostileTexts,
): readonly Refusal[] {
  const atFields: Refusal[] = [];
  for (let start = 0; start < texts.length; start += fields.length) {
    const entries = fields.map((field, index) => [field, [texts[start + index]]]);
    atFields.push(refusal(Object.fromEntries(entries)));
  }
  const ofForm = texts.map((text, index) => refusal(formErrors[index % formErrors.length]?.(text)));
  const unknown = texts.map((text) => [text, text]);
  return [
    ...atFields,
    ...ofForm,
    refusal({ ...Object.fromEntries(unknown), detail: 'No' }),
    refusal(Object.fromEntries(Array.from({ length: 3000 }, (_, id) => [`f${id}`, `no ${id}`]))),
    ...wrongValues.map((value) =>
      refusal({ detail: value, errors: value, message: value, [fields[0] ?? '']: value }),
    ),
    ...[400, 500].flatMap((status) => hostileBodies.map((body) => ({ status, body }))),
  ];
}

/** All values now in the fields of the form that has this button. */
const fieldValues = (page: Page, button: string) =>
  page
    .locator('main form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) })
    .locator(':is(input, textarea, select)')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
          ? field.checked
          : Reflect.get(field, 'value'),
      ),
    );

/** Waits for a toast where one must come, and closes all that are open: they lie over the menu. */
export async function closeToasts(page: Page, isExpected: boolean): Promise<void> {
  if (isExpected) await page.locator('.Toastify__toast').first().waitFor();
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-slot=toast-close]'))
      button.click();
  });
  await page.waitForFunction(() => document.querySelector('.Toastify__toast') === null, undefined);
}

/** What is wrong with the words about an answer: there are none, they do not show, or are too many. */
export async function findMessageViolations(page: Page, where: string): Promise<readonly string[]> {
  const found = await page.evaluate((tallest) => {
    const seen = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
    const boxes = [
      ...document.querySelectorAll(
        'main :is([data-slot=error-summary], [data-slot=field-error], [data-slot=alert]:not([data-kind=info]))',
      ),
      ...document.querySelectorAll('.Toastify__toast'),
    ];
    const sentences = boxes.flatMap((box) => {
      const parts = [...box.querySelectorAll('p, li, b')];
      return parts.length === 0 ? [box] : parts;
    });
    const tall = boxes.reduce((sum, box) => sum + box.getBoundingClientRect().height, 0);
    return [
      ...(boxes.length === 0 ? ['shows nothing'] : []),
      ...(sentences.some(({ textContent }) => !seen.test(textContent)) ? ['shows a blank'] : []),
      ...(tall > tallest ? [`shows ${Math.round(tall)} px of words`] : []),
    ];
  }, 6000);
  return found.map((text) => `${where}: ${text}`);
}

/**
 * Has a form refused again and again. What is wrong with the page afterwards, each time: also a form
 * that lost what was typed, shows nothing, stays busy, or keeps its button to itself.
 * @param button its name
 * @param answer has the provider refuse the next call
 * @param toasts each refusal has a toast too
 */
export async function submitRefused(
  page: Page,
  button: string,
  refused: readonly Refusal[],
  answer: (refusal: Refusal) => void,
  toasts = false,
): Promise<readonly string[]> {
  const found: string[] = [];
  const press = page.getByRole('main').getByRole('button', { name: button, exact: true });
  const before = JSON.stringify(await fieldValues(page, button));
  for (const [index, one] of refused.entries()) {
    const where = `refusal ${index}, ${one.body.slice(0, 60)}`;
    answer(one);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await press.click();
    await answered;
    await page.locator('main form:not([aria-busy=true])').first().waitFor();
    await press.waitFor();
    if (JSON.stringify(await fieldValues(page, button)) !== before)
      found.push(`${where}: typed words are lost`);
    if (toasts) await page.locator('.Toastify__toast').first().waitFor();
    found.push(...(await findMessageViolations(page, where)));
    await closeToasts(page, toasts);
    found.push(...(await findViolations(page, where)));
  }
  return found;
}
