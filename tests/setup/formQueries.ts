import { screen, within } from '@testing-library/react';

/** Labels of a list's options, in order. */
export const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

/** Values of a group of radios, in order. */
export const radiosOf = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));

export const labels = (options: readonly { readonly label: string }[]) =>
  options.map(({ label }) => label);

/** What the summary says, by what was asked. */
export const answers = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** The links of the error summary, in order. */
export const faults = () =>
  within(screen.getByRole('group', { name: 'There is a problem' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
