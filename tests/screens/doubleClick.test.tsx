import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
