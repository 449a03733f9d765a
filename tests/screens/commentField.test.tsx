import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { CommentField } from '@/features/composer/CommentField';
import { userKey } from '@/lib/userKey';
import type { OutboxItem } from '@/outbox/item';
import { createOutboxStorage } from '@/outbox/storage';
import { showToast } from '@/ui/toast';
import { logInAs, openTab } from '../setup/outbox';
import { provider } from '../setup/provider';
import { storedDrafts } from '../setup/forms';
import { mockToasts } from '../setup/publishing';
import { addCleanup } from '../setup/lifecycle';

beforeEach(mockToasts);
beforeEach(() => logInAs('member'));

describe('a comment', () => {
  const thread = { post: 1 };
  const write = async () => {
    const { store } = await openTab();
    render(
      <Provider store={store}>
        <MemoryRouter>
          <CommentField targetList={thread} />
        </MemoryRouter>
      </Provider>,
    );
    addCleanup(async () => void (await storedDrafts()));
    const field = screen.getByPlaceholderText('Leave a comment');
    const send = () => userEvent.click(screen.getByRole('button', { name: 'post comment' }));
    return { field, send };
  };

  test('is sent and leaves an empty field', async () => {
    const { field, send } = await write();
    await userEvent.type(field, 'Amen');
    await send();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(provider.received.of('POST', '/posts/1/comments/')[0]?.body).toEqual({
      content: 'Amen',
    });
  });

  test('is sent though the same words were sent before the clock was set back', async () => {
    const ahead = Date.now() + 60 * 60_000;
    const earlier: OutboxItem = {
      id: 'earlier',
      member: userKey(),
      kind: 'comment',
      target: { post: 1 },
      payload: { text: 'Amen' },
      tabId: 'another',
      createdAt: ahead,
      state: 'sent',
      sentAt: ahead,
      isShown: true,
      revision: 3,
    };
    await createOutboxStorage().change(earlier.id, () => earlier);
    const { field, send } = await write();
    await userEvent.type(field, 'Amen');
    expect(field).toHaveValue('Amen');
    await send();
    await waitFor(() => expect(provider.received.of('POST', '/posts/1/comments/')).toHaveLength(1));
  });

  test.each(['', '  ', '\u200B\u2060'])('needs words that show: %j', async (text) => {
    const { field, send } = await write();
    if (text !== '') await userEvent.type(field, text);
    await send();
    expect(field).toHaveAccessibleDescription('This field is required');
    await waitFor(() => expect(field).toHaveFocus());
    expect(provider.received.of('POST', '/posts/1/comments/')).toEqual([]);
  });

  test('comes back when the provider refuses it', async () => {
    provider.faults.set(['comment-refused']);
    const { field, send } = await write();
    await userEvent.type(field, 'Amen');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('A server error occurred.');
    expect(field).toHaveValue('Amen');
    expect(showToast).toHaveBeenCalledWith('error', 'Error, please try again');
  });
});
