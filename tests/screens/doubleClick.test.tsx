import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveReceipt } from '@/features/quote/receipts';
import { paths, withQuery } from '@/config/paths';
import { expectCurrentStep, getNextButton, getRadio } from '../setup/forms';
import { renderAt } from '../setup/renderAt';

/** The second click of a double click: it lands on what is there by then. */
const clickAgain = (element: HTMLElement) => fireEvent.click(element, { detail: 2 });

test('on Next, it chooses nothing in the quote’s next step', async () => {
  const { user } = await renderAt(withQuery(paths.getQuote, { step: 2 }));
  await expectCurrentStep(2);
  await user.click(getRadio('Kingdom business'));
  await user.click(getNextButton());
  const choice = await screen.findByRole('radio', { name: 'Workshops' });
  clickAgain(choice);
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(choice).toBeChecked();
});

test('on Remove, it leaves the next receipt, which no Undo would bring back', async () => {
  const request = { type: 'Others', budget: 'Kingdom project', kingdombusiness: 'Workshops' };
  for (const sentAt of [1_000, 2_000, 3_000]) {
    saveReceipt({ id: `${sentAt}`, owner: '', sentAt, request, message: `Answer ${sentAt}` });
  }
  const { user } = await renderAt(paths.myRequests);
  const [first, next] = screen.getAllByRole('button', { name: 'Remove' });
  if (first === undefined || next === undefined) throw new Error('There are no receipts.');
  await user.click(first);
  clickAgain(next);
  const left = screen.getAllByText(/^Answer/).map(({ textContent }) => textContent);
  expect(left).toEqual(['Answer 2000', 'Answer 1000']);
});
