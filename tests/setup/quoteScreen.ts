import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/config/paths';
import { renderAt, type Visit } from './renderAt';

/** The quote form's buttons and choices, as a person finds them. */
export const next = () => screen.getByRole('button', { name: 'Next' });
export const submit = () =>
  screen.getByRole('button', { name: /^Submit(?: without contact details)?$/ });
export const radio = (name: string) => screen.getByRole('radio', { name });
export const current = () => document.querySelector('[aria-current=step]')?.textContent;
export const atStep = (step: number) => waitFor(() => expect(current()).toBe(String(step)));
export const sentBy = ({ provider }: Visit) => provider.received.of('POST', '/quotes/');

async function answerAll({ user }: Visit): Promise<void> {
  for (const [step, answer] of ['The Great Revival', 'Kingdom project', 'Workshops'].entries()) {
    await atStep(step + 1);
    await user.click(radio(answer));
    await user.click(next());
  }
  await atStep(4);
}

export async function atReview(options?: Parameters<typeof renderAt>[1]): Promise<Visit> {
  const visit = await renderAt(paths.getQuote, options);
  await answerAll(visit);
  return visit;
}
