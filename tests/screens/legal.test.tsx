import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { renderAt } from '../setup/renderAt';

test.each([
  [paths.terms, 'Terms of use', 'What you post', true],
  [paths.privacy, 'Privacy', 'What is stored in your browser', true],
  [paths.contact, 'Contact', 'You can’t log in', false],
])(
  '%s: its facts, where long with a way to each; what the owner has not set is left out',
  async (path, heading, section, isLong) => {
    await renderAt(path);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const sectionElement = main
      .getByRole('heading', { level: 2, name: section })
      .closest('section');
    const ways = main.queryAllByRole('link', { name: section });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      isLong ? [`${path}#${sectionElement?.id}`] : [],
    );
    expect(main.queryByText('Who runs this site')).toBeNull();
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
    expect(legal.getByRole('link', { name: heading })).toHaveAttribute('aria-current');
    expect(legal.getAllByRole('link')).toHaveLength(3);
  },
);

test.each([paths.communityRegister, paths.investorsRegistration])(
  '%s: beside its button it leads to what happens to the details',
  async (path) => {
    await renderAt(path);
    const form = within(await screen.findByRole('form', {}, { timeout: 30_000 }));
    const link = form.getByRole('link', { name: /^What happens to your details/ });
    expect(link).toHaveAttribute('href', paths.privacy);
  },
);
