import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect } from 'vitest';
import { Composer } from '@/features/composer/Composer';
import { showToast } from '@/ui/toast';
import { openTab, type Tab } from './outbox';
import { keptDrafts } from './renderForm';
import { onLeave } from './visit';

const place = { list: 'posts' } as const;
/** The form of the general feed. @param tab another one is opened unless given */
export async function compose(tab?: Tab) {
  const page = tab ?? (await openTab());
  const user = userEvent.setup();
  render(
    <Provider store={page.store}>
      <Composer place={place} />
    </Provider>,
  );
  onLeave(async () => void (await keptDrafts()));
  return {
    ...page,
    user,
    title: () => screen.getByRole('textbox', { name: 'Title' }),
    message: () => screen.getByRole('textbox', { name: 'Message' }),
    picker: () => screen.getByLabelText<HTMLInputElement>(/image$/),
    send: () => user.click(screen.getByRole('button', { name: 'Send post' })),
  };
}
/**
 * The toast was asked for, and the form has taken the outcome in. Needs a mock of `showToast`.
 */
export async function toast(text: string) {
  await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.any(String), text));
  await screen.findByRole('button', { name: 'Send post' });
}
