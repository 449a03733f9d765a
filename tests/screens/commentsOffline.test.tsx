import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths, withQuery } from '@/config/paths';
import { setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const page = withQuery(paths.commentPage, { post: 30 });
const evening = new Date(2026, 2, 17, 22, 10);

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: evening }));

test('comments say offline when they were loaded, with the day after midnight', async () => {
  await renderAt(page, { as: 'member' });
  await screen.findByRole('region', { name: 'Comments' });
  await waitFor(() => expect(provider.received.of('GET', '/posts/30/comments/')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[data-slot=comment]')).not.toBeNull());
  expect(screen.queryByText(/^Offline: loaded at/)).toBeNull();
  act(() => setOnline(false));
  expect(await screen.findByText('Offline: loaded at 22:10')).toBeVisible();
  vi.setSystemTime(new Date(2026, 2, 18, 8, 10));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Offline: loaded at Tuesday 22:10')).toBeVisible();
  act(() => setOnline(true));
  await waitFor(() => expect(screen.queryByText(/^Offline: loaded at/)).toBeNull());
});
