import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

/** Live regions around outlines: what they contain is announced, a label of theirs is not. */
const announced = () =>
  [...document.querySelectorAll('[role=status]')]
    .filter(
      (region) =>
        region.matches('[data-slot=skeleton]') ||
        region.querySelector('[data-slot=skeleton]') !== null,
    )
    .map((region) => region.textContent);

test.each([
  [paths.community, 'member', ['Loading posts']],
  [withQuery(paths.commentPage, { post: 1 }), 'member', ['Loading posts', 'Loading comments']],
  [paths.polls, 'member', ['Loading the poll']],
  [withQuery(paths.pollDetails, { id: 2 }), 'member', ['Loading the poll']],
  [paths.adminDashboard, 'admin', ['Loading posts', 'Loading the poll']],
] as const)('%s says in words what its outlines wait for', async (path, as, words) => {
  provider.faults.add('slow');
  await renderAt(path, { as });
  await waitFor(() => expect(announced()).toEqual(expect.arrayContaining([...words])));
  expect(announced()).not.toContain('');
});
