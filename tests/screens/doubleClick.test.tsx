import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InterestWidget } from '@/features/interest/InterestWidget';
import { saveReceipt } from '@/features/quote/receipts';
import { useDoubleClickGuard } from '@/lib/clicks';
import { groupPath, paths, withQuery } from '@/config/paths';
import { userKey } from '@/lib/userKey';
import {
  enquiryForm,
  expectCurrentStep,
  getNextButton,
  getRadio,
  renderForm,
} from '../setup/forms';
import { addCleanup } from '../setup/lifecycle';
import { findJoinState, joinRequestsTo, submitJoinRequest } from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

/** The second click of a double click: it lands on what is there by then. */
const clickAgain = (element: HTMLElement) => fireEvent.click(element, { detail: 2 });

const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  setOnline(true);
  // Its second click is in time, however busy the machine.
  const time = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  addCleanup(() => time.abort());
});

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

test('on Next, before the next step is shown, it makes no second entry for Back', async () => {
  const { user } = await renderAt(withQuery(paths.getQuote, { step: 2 }));
  await expectCurrentStep(2);
  await user.click(getRadio('Kingdom business'));
  const entries = window.history.length;
  const next = getNextButton();
  // What `act` contains is rendered at its end.
  await act(async () => {
    next.click();
    await vi.waitFor(() => expect(window.location.search).toBe('?step=3'));
    next.click();
  });
  await expectCurrentStep(3);
  expect(window.history.length).toBe(entries + 1);
});

test('on Next, it does not submit the interest that is still to be checked', async () => {
  const { user } = await renderForm(InterestWidget);
  await user.click(getRadio('Kingdom builder'));
  await user.click(press('Next'));
  await user.click(getRadio('Kingdom projects'));
  await user.dblClick(press('Next'));
  expect(screen.getByText('Step 3 of 3')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on Submit, it does not empty the form that has become a summary', async () => {
  const { user } = await renderForm(enquiryForm('needs'));
  await user.type(screen.getByLabelText('Title'), 'A roof');
  await user.type(screen.getByLabelText('Details'), 'For a hall');
  await user.click(press('Submit'));
  clickAgain(await screen.findByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('heading', { name: 'What you filled in' })).toBeVisible();
  expect(screen.getByText('For a hall')).toBeVisible();
});

test('on Submit, it chooses nothing in a form that has moved below its errors', async () => {
  const { user } = await renderForm(enquiryForm('enquiry'));
  await user.click(press('Submit'));
  await screen.findByRole('group', { name: 'There is a problem' });
  clickAgain(getRadio('Investment'));
  expect(getRadio('Investment')).not.toBeChecked();
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

test('on Join without a connection, it does not cancel the request', async () => {
  const { user } = await renderAt(groupPath('marketing'), { as: 'member' });
  await waitFor(() => expect(provider.received.of('GET', '/my-communities')).toHaveLength(1));
  setOnline(false);
  await submitJoinRequest(user, 'Marketing', 'I write.');
  await findJoinState('You’re offline');
  clickAgain(press('Cancel'));
  setOnline(true);
  await findJoinState('Request sent');
  expect(joinRequestsTo(1)).toHaveLength(1);
});

test('on Remove in My data, it leaves the next line; Undo brings back one, once', async () => {
  const { user, go } = await renderAt(paths.faq, { as: 'member' });
  await waitFor(() => expect(userKey()).not.toBe(''));
  const saved = `kb:saved ${userKey()}`;
  localStorage.setItem(saved, '[{"post":1},{"post":2},{"post":3}]');
  await go(paths.myData);
  await user.click(await screen.findByText('Show the list'));
  const [first, next] = await screen.findAllByRole('button', { name: /^Remove: / });
  if (first === undefined || next === undefined) throw new Error('There are no lines.');
  await user.click(first);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  clickAgain(next);
  expect(localStorage.getItem(saved)).toBe('[{"post":2},{"post":3}]');
  // Another tab saves it anew.
  localStorage.setItem(saved, '[{"post":1},{"post":2},{"post":3}]');
  await user.click(undo);
  await screen.findByText(/^Restored: /);
  expect(localStorage.getItem(saved)).toBe('[{"post":2},{"post":3},{"post":1}]');
});

test('after two changes it is ignored until the time of the second is over', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  timeout.mockReturnValueOnce(first.signal).mockReturnValueOnce(second.signal);
  const guard = renderHook(useDoubleClickGuard, { initialProps: 1 });
  guard.rerender(2);
  guard.rerender(3);
  const isIgnored = () => !clickAgain(document.body);
  first.abort();
  expect(isIgnored()).toBe(true);
  second.abort();
  expect(isIgnored()).toBe(false);
});
