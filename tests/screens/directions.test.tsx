import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { newTask } from '@/features/tasks/useTrackerParams';
import { enquiryForm, renderForm } from '../setup/forms';
import { renderAt } from '../setup/renderAt';

describe('a field takes its direction from what is typed in it', () => {
  test.each([
    [paths.community, 'member', ['Title', 'Message']],
    [withQuery(paths.commentPage, { post: 1 }), 'member', ['Your comment']],
    ['/marketing', 'visitor', ['Description']],
    [paths.outsourcingHome, 'visitor', ['Filter the sectors']],
    [paths.adminCreatePost, 'admin', ['Title', 'Message']],
    [paths.adminCreatePoll, 'admin', ['Question']],
    [withQuery(paths.adminAllTasks, { task: newTask }), 'admin', ['Title', /^Details/]],
    [paths.adminShowcase, 'admin', ['Search the listings']],
  ] as const)('%s', async (address, as, names) => {
    await renderAt(address, { as });
    for (const name of names) {
      const role = /filter|search/i.test(String(name)) ? 'searchbox' : 'textbox';
      expect(await screen.findByRole(role, { name })).toHaveAttribute('dir', 'auto');
    }
  });
});

test('a summary shows each answer in its own direction', async () => {
  const { user } = await renderForm(enquiryForm('needs'));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'באר!');
  await user.type(screen.getByRole('textbox', { name: 'Details' }), 'מים (טובים).');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'What you filled in' });
  for (const answer of screen.getAllByRole('definition')) {
    expect(answer).toHaveAttribute('dir', 'auto');
  }
});

test('a name that is cut in a preview of comments keeps its beginning', async () => {
  await renderAt(paths.community, { as: 'member' });
  const [feed] = await screen.findAllByRole('feed');
  await waitFor(() => expect(feed?.querySelector('li b')).toHaveAttribute('dir', 'auto'));
});

test('a dialog’s heading has the direction of the name it shows', async () => {
  const { user } = await renderAt(paths.community, { as: 'member' });
  await user.click(await screen.findByRole('button', { name: 'Member menu' }));
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'Naomi Okonjo' })).toHaveAttribute('dir', 'auto');
});

test('names of members, places and communities keep their own direction', async () => {
  await renderAt(paths.community, { as: 'member' });
  expect(await screen.findByRole('heading', { name: 'Naomi Okonjo' })).toHaveAttribute(
    'dir',
    'auto',
  );
  // The member's province, and the community.
  await waitFor(() => expect(screen.getAllByText('Ontario', { selector: 'bdi' })).toHaveLength(2));
});
