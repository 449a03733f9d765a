import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partWords } from '@/content/pageError';
import { postFormWords } from '@/content/publishingWords';
import { paths } from '@/config/paths';
import { storedDrafts } from '../setup/forms';
import { addCleanup } from '../setup/lifecycle';
import { renderAt } from '../setup/renderAt';

const part = '@/features/publishing/PostForm';

test('a form whose script is lost leaves the page, and comes when the connection is back', async () => {
  vi.doMock(part, () => Promise.reject(new TypeError('Failed to fetch')));
  addCleanup(async () => void (await storedDrafts()));
  await renderAt(paths.adminCreatePost, { as: 'admin' });
  expect(await screen.findByText(partWords.retrying)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(postFormWords.heading);
  vi.doUnmock(part);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('form', { name: postFormWords.heading })).toBeVisible();
});
