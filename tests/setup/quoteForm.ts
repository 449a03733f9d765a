import type { Page } from 'playwright-core';
import { quoteSteps, quoteWords } from '@/content/quoteSteps';

/** A request as a person makes it, by the names of the payload. */
export const wish = {
  type: 'Training & mentoring',
  budget: 'Kingdom project',
  kingdombusiness: 'Business Development',
} as const;

export const nextButton = (page: Page) => page.getByRole('button', { name: quoteWords.next });
/** Submit, as a member or as a visitor has it. */
export const submitButton = (page: Page) =>
  page.getByRole('button', { name: /^Submit(?: without contact details)?$/ });

/** The question of a step stands on the page. */
export async function atStep(page: Page, number: 1 | 2 | 3 | 4): Promise<void> {
  const step = quoteSteps.find((one) => one.number === number);
  if (step === undefined) throw new Error(`There is no step ${number}.`);
  const words = step.kind === 'question' ? step.question : step.note;
  await page.getByText(words).waitFor();
}

/** Answers all three questions from step 1 on, and stands on step 4. */
export async function answerAll(page: Page): Promise<void> {
  for (const [index, field] of (['type', 'budget', 'kingdombusiness'] as const).entries()) {
    await atStep(page, index === 0 ? 1 : index === 1 ? 2 : 3);
    await page.getByText(wish[field], { exact: true }).click();
    await nextButton(page).click();
  }
  await atStep(page, 4);
}
