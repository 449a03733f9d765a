import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AppStore } from '@/app/store';
import { InterestWidget } from '@/features/interest/InterestWidget';
import { draftKey, type DraftValues, openDraft } from '@/lib/draft';
import { userSlice } from '@/session/session.slice';
import { enquiryForm, renderForm, storedDrafts } from '../setup/forms';

const member = 'u.ruth';

function logIn(store: AppStore) {
  sessionStorage.setItem('userKey', member);
  store.dispatch(userSlice.actions.loggedIn({}));
}

async function storeDraft(formName: string, owner: string, values: DraftValues) {
  const draft = openDraft(draftKey(formName, '', owner), () => undefined);
  draft.save(values);
  await draft.flush();
  draft.close();
  await draft.load();
}

const details = () => screen.getByLabelText('Details');

describe('a form that a visitor filled, in a browser that is opened again by a member', () => {
  beforeEach(async () => {
    await storeDraft('enquiry', '', { category: 'start-up', details: 'A visitor’s' });
    sessionStorage.removeItem('userKey');
  });

  test('shows the member’s own draft, and leaves the visitor’s as it was', async () => {
    await storeDraft('enquiry', member, { details: 'The member’s' });
    const { store } = await renderForm(enquiryForm('enquiry'));
    await waitFor(() => expect(details()).toHaveValue('A visitor’s'));
    logIn(store);
    await waitFor(() => expect(details()).toHaveValue('The member’s'));
    expect(screen.getByRole('radio', { name: 'Investment' })).not.toBeChecked();
    expect(await storedDrafts()).toMatchObject({
      'visitor enquiry': { category: 'start-up', details: 'A visitor’s' },
      [`member ${member} enquiry`]: { details: 'The member’s' },
    });
  });

  test('takes along what was typed before the member was known', async () => {
    await storeDraft('enquiry', member, { details: 'The member’s' });
    const { store, user } = await renderForm(enquiryForm('enquiry'));
    await waitFor(() => expect(details()).toHaveValue('A visitor’s'));
    await user.click(screen.getByRole('radio', { name: 'Business' }));
    logIn(store);
    await waitFor(() => expect(details()).toHaveValue('The member’s'));
    expect(screen.getByRole('radio', { name: 'Business' })).toBeChecked();
    await waitFor(async () =>
      expect(await storedDrafts()).toMatchObject({
        'visitor enquiry': { category: 'start-up', details: 'A visitor’s' },
        [`member ${member} enquiry`]: { category: 'business', details: 'The member’s' },
      }),
    );
  });

  test('a summary that a visitor left open gives way to the member’s form', async () => {
    await storeDraft('enquiry', '', {
      category: 'start-up',
      industry: 'legal',
      size: '$0-100',
      details: 'A visitor’s',
      'summary-shown': 'summary-shown',
    });
    await storeDraft('enquiry', member, { details: 'The member’s' });
    const { store } = await renderForm(enquiryForm('enquiry'));
    await screen.findByRole('heading', { name: 'What you filled in' });
    logIn(store);
    await waitFor(() => expect(details()).toHaveValue('The member’s'));
  });
});

test('the interest widget shows the member’s own answers', async () => {
  await storeDraft('interest', '', { area: 'Others', subject: 'A visitor’s' });
  await storeDraft('interest', member, { area: 'Others', subject: 'The member’s' });
  sessionStorage.removeItem('userKey');
  const { store } = await renderForm(InterestWidget);
  expect(await screen.findByDisplayValue('A visitor’s')).toBeVisible();
  logIn(store);
  expect(await screen.findByDisplayValue('The member’s')).toBeVisible();
});
