import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { assetTypes, enquiryCategories, industries, projectSizes } from '@/content/formOptions';
import {
  summaryAnswers,
  summaryErrors,
  labels,
  optionLabels,
  radioValues,
  storedDrafts,
  enquiryForm,
  renderForm,
} from '../setup/forms';

describe('the enquiry form', () => {
  test('offers its lists as the specification spells them', async () => {
    await renderForm(enquiryForm('enquiry'));
    expect(screen.getByText('Every field is required.')).toBeVisible();
    expect(radioValues('Category')).toEqual(enquiryCategories.map(({ value }) => value));
    expect(screen.getByRole('radio', { name: 'Investment' })).toHaveAttribute('value', 'start-up');
    expect(screen.getByRole('radio', { name: 'Real estate' })).toHaveAttribute(
      'value',
      'middle-size',
    );
    expect(optionLabels('Industry')).toEqual(['Select...', ...labels(industries)]);
    expect(optionLabels('Project size')).toEqual(['Select...', ...labels(projectSizes)]);
    expect(optionLabels('Project size')).toContain('$5001-10,0000');
  });

  test('requires the asset type only where the category is business', async () => {
    const { user } = await renderForm(enquiryForm('enquiry'));
    expect(screen.queryByRole('combobox', { name: 'Asset type' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Business' }));
    expect(optionLabels('Asset type')).toEqual(['Select...', ...labels(assetTypes)]);
    await user.click(screen.getByRole('radio', { name: 'Investment' }));
    expect(screen.queryByRole('combobox', { name: 'Asset type' })).toBeNull();
  });

  test('a missing asset type is no problem where the category has none', async () => {
    const { user } = await renderForm(enquiryForm('enquiry'));
    await user.click(screen.getByRole('radio', { name: 'Business' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('link', { name: 'please select an asset type' });
    await user.click(screen.getByRole('radio', { name: 'Investment' }));
    await waitFor(() =>
      expect(summaryErrors()).toEqual([
        'please select an industry',
        'please select the project size',
        'please enter the details',
      ]),
    );
  });

  test('shows no error while someone types for the first time', async () => {
    const { user } = await renderForm(enquiryForm('enquiry'));
    await user.type(screen.getByLabelText('Details'), 'A');
    await user.clear(screen.getByLabelText('Details'));
    await user.tab();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  test('a submit with faults leads to a summary, and from there to the fields', async () => {
    const { user } = await renderForm(enquiryForm('enquiry'));
    await user.click(screen.getByRole('radio', { name: 'Business' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summaryErrors()).toEqual([
      'please select an asset type',
      'please select an industry',
      'please select the project size',
      'please enter the details',
    ]);
    const industry = screen.getByRole('combobox', { name: 'Industry' });
    expect(industry).toBeInvalid();
    expect(industry).toHaveAccessibleDescription('please select an industry');

    await user.click(screen.getByRole('link', { name: 'please select an industry' }));
    await waitFor(() => expect(industry).toHaveFocus());
    await user.selectOptions(industry, 'Legal');
    await waitFor(() => expect(industry).not.toHaveAttribute('aria-invalid'));
    const fixed = { name: 'please select an industry' };
    await waitFor(() => expect(screen.queryByRole('link', fixed)).toBeNull());
    expect(screen.getByRole('link', { name: 'please enter the details' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Business' })).toBeChecked();
  });

  test('shows a summary instead of sending, which can be edited and started over', async () => {
    const { user, requests } = await renderForm(enquiryForm('enquiry'));
    await user.click(screen.getByRole('radio', { name: 'Real estate' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Hospitality');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Project size' }), '$0-100');
    await user.type(screen.getByLabelText('Details'), 'A house{Enter}of stone');
    // Said before anybody presses it.
    expect(
      screen.getByText(
        'This form is not sent online. You’ll get a summary to print, copy or download.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit' }));

    const heading = await screen.findByRole('heading', { name: 'What you filled in' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/^This was not sent\. Print, copy or download it\./)).toBeVisible();
    expect(summaryAnswers()).toEqual({
      Category: 'Real estate',
      Industry: 'Hospitality',
      'Project size': '$0-100',
      Details: 'A house\nof stone',
    });
    expect(screen.queryByRole('link', { name: 'Email it to us' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Business and asset management enquiry\n\nCategory: Real estate\nIndustry: Hospitality\nProject size: $0-100\nDetails:\nA house\nof stone\n',
    );
    expect(await screen.findByText('Copied.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText('Details')).toHaveValue('A house\nof stone');
    expect(screen.getByRole('radio', { name: 'Real estate' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Details')).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Real estate' })).not.toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Details')).toHaveValue('A house\nof stone');
    expect(screen.getByRole('combobox', { name: 'Industry' })).toHaveValue('hospitality');

    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(screen.getByText('The form is empty again.')).toBeVisible();
    await user.type(screen.getByLabelText('Details'), 'A barn');
    expect(screen.queryByText('The form is empty again.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByLabelText('Details')).toHaveValue('A barn');
    expect(requests()).toBe(0);
  });

  test('the summary is there again after a reload, until it is edited', async () => {
    const { user, reopen } = await renderForm(enquiryForm('enquiry'));
    await user.click(screen.getByRole('radio', { name: 'Real estate' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Hospitality');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Project size' }), '$0-100');
    await user.type(screen.getByLabelText('Details'), 'A house');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'What you filled in' });
    const shown = summaryAnswers();
    const again = await reopen(async () => {
      expect(await storedDrafts()).toMatchObject({
        'visitor enquiry': { details: 'A house', 'summary-shown': 'summary-shown' },
      });
    });
    expect(await screen.findByRole('heading', { name: 'What you filled in' })).not.toHaveFocus();
    expect(summaryAnswers()).toEqual(shown);
    await again.user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText('Details')).toHaveValue('A house');
    await again.reopen(async () => {
      expect(await storedDrafts()).toMatchObject({ 'visitor enquiry': { 'summary-shown': '' } });
    });
    await waitFor(() => expect(screen.getByLabelText('Details')).toHaveValue('A house'));
    expect(screen.queryByRole('heading', { name: 'What you filled in' })).toBeNull();
  });

  test('restores what was typed after a reload, and forgets it when started over', async () => {
    const { user, reopen } = await renderForm(enquiryForm('enquiry'));
    await user.click(screen.getByRole('radio', { name: 'Business' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Asset type' }), 'Agency');
    await user.type(screen.getByLabelText('Details'), 'Kept');
    const again = await reopen(async () => {
      expect(await storedDrafts()).toMatchObject({
        'visitor enquiry': { category: 'business', assetType: 'agency', details: 'Kept' },
      });
    });
    await waitFor(() => expect(screen.getByLabelText('Details')).toHaveValue('Kept'));
    expect(screen.getByRole('radio', { name: 'Business' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Asset type' })).toHaveValue('agency');

    await again.user.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Legal');
    await again.user.selectOptions(
      screen.getByRole('combobox', { name: 'Project size' }),
      '$0-100',
    );
    await again.user.click(screen.getByRole('button', { name: 'Submit' }));
    await again.user.click(await screen.findByRole('button', { name: 'Start over' }));
    await waitFor(async () => expect(await storedDrafts()).toEqual({}));
  });
});
