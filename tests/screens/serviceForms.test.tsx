import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectTypes, strategyTypes } from '@/content/formOptions';
import { softwareSlice } from '@/features/enquiries/software.slice';
import {
  summaryAnswers,
  summaryErrors,
  labels,
  optionLabels,
  radioValues,
  enquiryForm,
  renderForm,
} from '../setup/forms';

test('the needs form requires title and details', async () => {
  const { user, requests } = await renderForm(enquiryForm('needs'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('group', { name: 'There is a problem' });
  expect(summaryErrors()).toEqual(['please enter a title', 'please enter the details']);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A well');
  await user.type(screen.getByRole('textbox', { name: 'Details' }), 'Water');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'What you filled in' });
  expect(summaryAnswers()).toEqual({ Title: 'A well', Details: 'Water' });
  expect(requests()).toBe(0);
});

test('the project management form has the nine project types', async () => {
  const { user } = await renderForm(enquiryForm('projectManagement'));
  expect(optionLabels('Project type')).toEqual(['Select...', ...labels(projectTypes)]);
  expect(radioValues('Category')).toEqual(['start-up', 'middle-size', 'enterprise']);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Project type' }),
    'event-management',
  );
  await user.click(screen.getByRole('radio', { name: 'Enterprise' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Project size' }), '$101-1,000');
  await user.type(screen.getByRole('textbox', { name: 'Details' }), 'A feast');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'What you filled in' });
  expect(summaryAnswers()).toEqual({
    'Project type': 'Event management',
    Category: 'Enterprise',
    'Project size': '$101-1,000',
    Details: 'A feast',
  });
});

test('the AI tools form stores the chosen type as `software`', async () => {
  const { user, store } = await renderForm(enquiryForm('aiTools'));
  expect(radioValues('Type')).toEqual(['ai-tools', 'training']);
  await user.click(screen.getByRole('radio', { name: 'Training' }));
  await user.type(screen.getByRole('textbox', { name: 'Details' }), 'Two days');
  expect(softwareSlice.selectors.select(store.getState())).toBe('');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'What you filled in' });
  expect(softwareSlice.selectors.select(store.getState())).toBe('training');
});

test('the consulting form has its categories and strategy types', async () => {
  await renderForm(enquiryForm('consulting'));
  expect(radioValues('Category')).toEqual(['ai-tools', 'strategy', 'others']);
  expect(optionLabels('Strategy type')).toEqual(['Select...', ...labels(strategyTypes)]);
});

test('only a request for strategy needs a strategy type', async () => {
  const { user } = await renderForm(enquiryForm('consulting'));
  await user.click(screen.getByRole('radio', { name: 'Strategy' }));
  await user.type(screen.getByRole('textbox', { name: 'Details' }), 'A plan');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('group', { name: 'There is a problem' });
  expect(summaryErrors()).toEqual(['please select the strategy type']);
  await user.click(screen.getByRole('radio', { name: 'AI tools' }));
  const strategy = screen.getByRole('combobox', { name: /Strategy type.*optional/ });
  await waitFor(() => expect(strategy).not.toHaveAttribute('aria-invalid'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'What you filled in' });
  expect(summaryAnswers()).toMatchObject({
    Category: 'AI tools',
    'Strategy type': 'Not filled in',
  });
});

test('the innovation hub form offers each type its own sub-categories', async () => {
  const { user } = await renderForm(enquiryForm('innovationHub'));
  expect(screen.queryByRole('radiogroup', { name: 'Sub-category' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Community innovations' }));
  expect(radioValues('Sub-category')).toEqual(['solution', 'innitiatives', 'ideas', 'strategies']);
  await user.click(screen.getByRole('radio', { name: 'innitiatives' }));
  await user.click(screen.getByRole('radio', { name: 'Business innovations' }));
  expect(radioValues('Sub-category')).toEqual(['ideas', 'initiative']);
  await user.type(screen.getByRole('textbox', { name: 'Details' }), 'A press');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('group', { name: 'There is a problem' });
  expect(summaryErrors()).toEqual(['please select a sub-category']);
});

test('the investor registers with a number the phone library takes', async () => {
  const { user, requests } = await renderForm(enquiryForm('investor'));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByRole('group', { name: 'There is a problem' });
  expect(summaryErrors()).toEqual([
    'please enter your firstname',
    'please enter your lastname',
    'please enter your email address',
    'please enter your correct phone number',
  ]);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Country code' }).children.length).toBeGreaterThan(
      200,
    ),
  );
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ruth');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Adeyemi');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ruth@');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '613555');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() =>
    expect(summaryErrors()).toEqual([
      'please enter your email address in full, such as name@example.com',
      'please enter your correct phone number',
    ]),
  );
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'example.com');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '0142');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('(613) 555-0142');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByRole('heading', { name: 'What you filled in' });
  expect(summaryAnswers()).toMatchObject({ 'First name': 'Ruth', Phone: '+1 613 555 0142' });
  expect(requests()).toBe(0);
});
