import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { quoteRequestWords } from '@/content/quoteRequest';
import { paths, withQuery } from '@/config/paths';
import {
  openQuoteReview,
  expectCurrentStep,
  currentStep,
  getNextButton,
  getRadio,
  quotesSentBy,
  getSubmitButton,
} from '../setup/forms';
import { setOnline } from '../setup/outbox';
import { renderAt } from '../setup/renderAt';
import { pauseCalls } from '../setup/provider';

const failed = 'An error occurred while submitting the form. Please try again.';
const received = 'Your request has been received.';
const full = 'The list is full.';
const body = { message: full };

describe('the steps', () => {
  test('Next on step 1 without a choice shows an error and leads to the choices', async () => {
    const { user, address } = await renderAt(paths.getQuote);
    await user.click(getNextButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Please select your area of participation');
    await waitFor(() => expect(getRadio('Kingdom builder')).toHaveFocus());
    await waitFor(() => expect(address()).toBe('/getquote'));
    await user.click(getRadio('Others'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([2, 3])('Next on step %d without a choice has no message, only focus', async (step) => {
    const { user } = await renderAt(withQuery(paths.getQuote, { step }));
    await expectCurrentStep(step);
    expect(screen.getByText('Choose one')).toBeVisible();
    await user.click(getNextButton());
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
    expect(currentStep()).toBe(String(step));
  });

  test('Enter goes on, the heading takes the focus, and Back restores the answers', async () => {
    const { user, address } = await renderAt(paths.getQuote);
    await user.click(getRadio('Kingdom builder'));
    await user.keyboard('{Enter}');
    await expectCurrentStep(2);
    await waitFor(() => expect(address()).toBe('/getquote?step=2'));
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { level: 2, name: "Let's get to know more" }),
      ).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await expectCurrentStep(1);
    expect(getRadio('Kingdom builder')).toBeChecked();
  });

  test('answers survive a reload', async () => {
    const visit = await renderAt(withQuery(paths.getQuote, { step: 3 }));
    await visit.user.click(getRadio('Business Development'));
    await renderAt(withQuery(paths.getQuote, { step: 3 }));
    for (const choice of screen.getAllByRole('radio', { name: 'Business Development' })) {
      expect(choice).toBeChecked();
    }
  });

  test.each([
    ['?step=99', '4'],
    ['?step=0', '1'],
    ['?step=two&area=Nowhere&sector=nothing', '1'],
    ['?step=', '1'],
  ])('%s leads to step %s', async (query, step) => {
    await renderAt(paths.getQuote + query);
    await waitFor(() => expect(currentStep()).toBe(step));
    expect(screen.queryByText(/quotes for/)).toBeNull();
  });

  test('an area in the address is chosen once; a sector stays as a note until it is removed', async () => {
    const { user, address, store } = await renderAt(
      withQuery(paths.getQuote, { area: 'Training & mentoring', sector: 'legal' }),
    );
    await waitFor(() => expect(address()).toBe('/getquote?sector=legal'));
    expect(getRadio('Training & mentoring')).toBeChecked();
    expect(store.getState().area.area).toBe('Training & mentoring');
    await user.click(getNextButton());
    await waitFor(() => expect(address()).toBe('/getquote?step=2&sector=legal'));
    await user.click(await screen.findByRole('button', { name: 'Remove the note about Legal' }));
    await waitFor(() => expect(address()).toBe('/getquote?step=2'));
  });

  test('a number jumps to its step; what is open is named, and Submit leads there', async () => {
    const visit = await renderAt(paths.getQuote);
    await visit.user.click(screen.getByRole('button', { name: 'Step 4 of 4' }));
    await expectCurrentStep(4);
    expect(screen.getByText(quoteRequestWords.stepsOpen[3], { exact: false })).toBeVisible();
    await visit.user.click(getSubmitButton());
    await expectCurrentStep(1);
    expect(quotesSentBy(visit)).toHaveLength(0);
  });
});

describe('sending', () => {
  test('a visitor sends the three answers without a token and finds the receipt', async () => {
    const visit = await openQuoteReview();
    const { user, address, go } = visit;
    expect(
      screen.getByText(/We have no way to reach you yet\. Log in to send this with your account\./),
    ).toBeVisible();
    const join = within(screen.getByRole('main')).getByRole('link', { name: 'Join' });
    expect(join).toHaveAttribute('href', '/community-register?next=%2Fgetquote%3Fstep%3D4');
    await user.click(screen.getByRole('button', { name: 'Submit without contact details' }));
    await waitFor(() => expect(address()).toBe('/'));
    const [request, ...more] = quotesSentBy(visit);
    expect(more).toHaveLength(0);
    expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(request?.body).toEqual({
      type: 'The Great Revival',
      budget: 'Kingdom project',
      kingdombusiness: 'Workshops',
    });
    expect(await screen.findByText(received)).toBeVisible();

    await go(-1);
    expect(await screen.findByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull();
    expect(screen.getByText(/sent this without contact details/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ask for another quote' }));
    await expectCurrentStep(1);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test("a member's request carries the token as Bearer", async () => {
    const visit = await openQuoteReview({ as: 'member' });
    expect(screen.queryByText(/no way to reach you/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Log in and submit' })).toBeNull();
    await visit.user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(visit.address()).toBe('/'));
    expect(quotesSentBy(visit)[0]?.headers['authorization']).toMatch(/^Bearer \S+$/);
    expect(await screen.findByText(`${received} We will contact you shortly.`)).toBeVisible();
  });

  test('pressing twice sends one request', async () => {
    const visit = await openQuoteReview();
    await visit.user.dblClick(getSubmitButton());
    await waitFor(() => expect(visit.address()).toBe('/'));
    expect(quotesSentBy(visit)).toHaveLength(1);
  });

  test.each([
    ['quote-refused', 'We cannot take requests at the moment.', false],
    ['quote-offline', failed, true],
    ['quote-broken-json', failed, true],
    ['maintenance', failed, false],
    [{ name: 'gateway', path: '/quotes/', kind: 'html', status: 502 } as const, failed, true],
    [{ name: 'gave up', path: '/quotes/', kind: 'html', status: 408 } as const, failed, true],
    [
      { name: 'in words', path: '/quotes/', kind: 'status', status: 500, body } as const,
      full,
      true,
    ],
  ])(
    '%j: the reason is shown above the buttons and everything stays',
    async (fault, message, lost) => {
      const visit = await openQuoteReview();
      visit.provider.faults.add(fault);
      await visit.user.click(getSubmitButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.queryAllByText(/may arrive twice/)).toHaveLength(lost ? 1 : 0);
      // Some of these are answers.
      expect(screen.queryByText(/No answer came/)).toBeNull();
      expect(getSubmitButton()).not.toHaveAttribute('aria-busy');
      expect(screen.getByText('Kingdom project')).toBeVisible();
      await waitFor(() => expect(visit.address()).toBe('/getquote?step=4'));
      visit.provider.faults.clear();
      await visit.user.click(getSubmitButton());
      await waitFor(() => expect(visit.address()).toBe('/'));
    },
  );

  test('can be pressed again though the clock was set back since it failed', async () => {
    const visit = await openQuoteReview();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    visit.provider.faults.add('quote-refused');
    await visit.user.click(getSubmitButton());
    await screen.findByRole('alert');
    vi.useRealTimers();
    visit.provider.faults.clear();
    await visit.user.click(getSubmitButton());
    await waitFor(() => expect(visit.address()).toBe('/'));
  });

  test('is a warning after a reload where an answer was lost, though the clock was ahead', async () => {
    const { user, provider } = await openQuoteReview();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    provider.faults.add('quote-offline');
    await user.click(getSubmitButton());
    await screen.findByRole('alert');
    vi.useRealTimers();
    provider.faults.clear();
    cleanup();
    const visit = await renderAt(withQuery(paths.getQuote, { step: 4 }));
    await expectCurrentStep(4);
    await visit.user.click(getSubmitButton());
    await screen.findByText(/may arrive twice/);
    expect(quotesSentBy(visit)).toHaveLength(1);
    await visit.user.click(getSubmitButton());
    await waitFor(() => expect(visit.address()).toBe('/'));
    expect(quotesSentBy(visit)).toHaveLength(2);
  });

  test('without a connection nothing was sent, so nothing can arrive twice', async () => {
    const visit = await openQuoteReview();
    setOnline(false);
    visit.provider.faults.add('quote-offline');
    await visit.user.click(getSubmitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expect(screen.queryByText(/may arrive twice/)).toBeNull();
  });

  test('an answer that is lost after leaving is not called unsent', async () => {
    const visit = await openQuoteReview();
    const release = pauseCalls('post', '/quotes/');
    await visit.user.click(getSubmitButton());
    await visit.go(paths.myRequests);
    visit.provider.faults.add('quote-offline');
    release();
    expect(await screen.findByText('We don’t know if your request arrived.')).toBeVisible();
  });

  test('leaving while it is on its way shows the outcome later', async () => {
    const visit = await openQuoteReview();
    const release = pauseCalls('post', '/quotes/');
    await visit.user.click(getSubmitButton());
    expect(getSubmitButton()).toHaveAttribute('aria-busy', 'true');
    await visit.go(paths.myRequests);
    release();
    const main = screen.getByRole('main');
    expect(await within(main).findByText(received)).toBeVisible();
    await waitFor(() => expect(visit.address()).toBe('/my-requests'));
  });
});
