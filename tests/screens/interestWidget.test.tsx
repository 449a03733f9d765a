import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createAppStore } from '@/app/store';
import { interestAreas } from '@/content/interest';
import { InterestWidget } from '@/features/interest/InterestWidget';
import { useInterest } from '@/features/interest/useInterest';
import { draftKey, openDraft } from '@/lib/draft';
import { userSlice } from '@/session/session.slice';
import { storedDrafts, renderForm } from '../setup/forms';

const alertText = 'Thank you for showing your interest, we will keep in touch with you';
const press = (name: string) => screen.getByRole('button', { name });
const choices = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));

test('names its three steps and offers the five areas', async () => {
  await renderForm(InterestWidget);
  const steps = within(screen.getByRole('form')).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '1Enter Phone',
    '2Electricity Login',
    '3Your Interest',
  ]);
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('heading', { level: 2, name: 'What interests you?' })).toBeVisible();
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  expect(choices()).toEqual([
    'Kingdom builder',
    'Kingdom Training & mentoring',
    'The Great Revival/Reformation',
    'Kingdom Ministries Programs',
    'Others',
  ]);
  expect(press('Previous')).toBeDisabled();
});

test('a long area may break after its slash, so that it fits its card', async () => {
  await renderForm(InterestWidget);
  expect(screen.getByText('The Great Revival/Reformation').innerHTML).toContain('/<wbr>');
});

test('Next without a choice shows what is missing and leads to the choices', async () => {
  const { user } = await renderForm(InterestWidget);
  await user.click(press('Next'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please select your area of participation');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Kingdom builder' })).toHaveFocus());
});

test.each(interestAreas.filter(({ options }) => options.length > 0))(
  '$value leads to its own sub-options',
  async ({ value, options }) => {
    const { user } = await renderForm(InterestWidget);
    await user.click(screen.getByRole('radio', { name: value }));
    await user.click(press('Next'));
    expect(choices()).toEqual(options);
    await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus());
    await user.click(press('Previous'));
    expect(screen.getByRole('radio', { name: value })).toBeChecked();
  },
);

test('the last step thanks in a dialog, then shows the summary; nothing goes out', async () => {
  const { user, requests } = await renderForm(InterestWidget);
  await user.click(screen.getByRole('radio', { name: 'Kingdom builder' }));
  await user.click(press('Next'));
  await user.click(screen.getByRole('radio', { name: 'Kingdom projects' }));
  await user.click(press('Next'));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Step 3 of 3')).toBeVisible();
  // Said before anybody presses it.
  expect(screen.getByText(/^This form is not sent online\./)).toBeVisible();
  await user.click(press('Submit'));
  expect(screen.getByRole('dialog', { name: alertText })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/This was not sent\./)).toBeVisible();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Kingdom builder',
    'Kingdom projects',
  ]);
  await user.click(press('Edit'));
  expect(screen.getByRole('radio', { name: 'Kingdom builder' })).toBeChecked();
  expect(requests()).toBe(0);
});

test('Others requires subject and details', async () => {
  const { user } = await renderForm(InterestWidget);
  await user.click(screen.getByRole('radio', { name: 'Others' }));
  await user.click(press('Next'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus());
  const subject = screen.getByPlaceholderText('Enter subject');
  const details = screen.getByPlaceholderText('Enter details here');
  await user.click(press('Next'));
  await waitFor(() => expect(subject).toHaveFocus());
  expect(subject).toHaveAccessibleDescription('Please enter a subject');
  expect(details).toBeInvalid();
  await user.type(subject, 'Choir');
  expect(subject).toBeValid();
  await user.type(details, 'Tenor');
  await user.click(press('Next'));
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Others',
    'Choir',
    'Tenor',
  ]);
});

test('what was chosen survives a reload, until it is started over', async () => {
  const { user, reopen } = await renderForm(InterestWidget);
  await user.click(screen.getByRole('radio', { name: 'Kingdom Ministries Programs' }));
  await user.click(press('Next'));
  await user.click(screen.getByRole('radio', { name: 'Shelter' }));
  const again = await reopen(async () => {
    expect(await storedDrafts()).toMatchObject({ 'visitor interest': { option: 'Shelter' } });
  });
  expect(await screen.findByText('Step 3 of 3 · Your answers are saved')).toBeVisible();
  await again.user.click(press('Previous'));
  expect(screen.getByRole('radio', { name: 'Shelter' })).toBeChecked();
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  await again.user.click(press('Next'));
  await again.user.click(press('Submit'));
  await again.user.click(press('Close'));
  expect(await screen.findByRole('heading', { name: 'Your answers' })).toHaveFocus();
  const third = await again.reopen(async () => {
    expect(await storedDrafts()).toMatchObject({ 'visitor interest': { summary: 'shown' } });
  });
  expect(await screen.findByRole('heading', { name: 'Your answers' })).not.toHaveFocus();
  await third.user.click(press('Edit'));
  expect(await screen.findByRole('heading', { level: 3 })).toHaveFocus();
  const fourth = await third.reopen(async () => {
    expect(await storedDrafts()).toMatchObject({ 'visitor interest': { summary: '' } });
  });
  expect(await screen.findByText('Step 3 of 3 · Your answers are saved')).toBeVisible();
  await fourth.user.click(press('Submit'));
  await fourth.user.click(press('Close'));
  await fourth.user.click(await screen.findByRole('button', { name: 'Start over' }));
  await waitFor(async () => expect(await storedDrafts()).toEqual({}));
  expect(screen.getByRole('radio', { name: 'Kingdom builder' })).not.toBeChecked();
});

test('a choice made before the stored answers came leaves the others', async () => {
  const draft = openDraft(draftKey('interest'), () => undefined);
  draft.save({ area: 'Others', option: '', subject: 'A need', details: 'Chairs' });
  await draft.flush();
  draft.close();
  const { store } = createAppStore();
  const { result } = renderHook(
    () => {
      const interest = useInterest(() => undefined);
      const { answer } = interest;
      useEffect(() => answer({ area: 'Others' }), [answer]);
      return interest;
    },
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  );
  const answers = {
    area: 'Others',
    option: '',
    subject: 'A need',
    details: 'Chairs',
    summary: '',
  };
  await waitFor(() => expect(result.current.answers).toEqual(answers));
  await waitFor(async () =>
    expect(await storedDrafts()).toMatchObject({ 'visitor interest': { details: 'Chairs' } }),
  );
});

test('answers given before it is known who is here go with their member', async () => {
  const { user, store } = await renderForm(InterestWidget);
  await user.click(screen.getByRole('radio', { name: 'Kingdom builder' }));
  await waitFor(async () =>
    expect(Object.keys(await storedDrafts())).toEqual(['visitor interest']),
  );
  sessionStorage.setItem('userKey', 'u.ruth');
  store.dispatch(userSlice.actions.loggedIn({}));
  await waitFor(async () =>
    expect(Object.keys(await storedDrafts())).toEqual(['member u.ruth interest']),
  );
  expect(screen.getByRole('radio', { name: 'Kingdom builder' })).toBeChecked();
});
