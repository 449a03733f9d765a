import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuButton } from '@/ui/MenuButton';

/** Safari focuses no pressed button, but the nearest element around it that can have the focus. */
function pressAsInSafari(button: HTMLElement): void {
  fireEvent.pointerDown(button);
  act(() => button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus());
  if (button.isConnected) fireEvent.click(button);
}

const onSave = vi.fn<() => void>();

/** Opened by keyboard in an element that can have the focus, as a post can. */
async function openByKeyboard(): Promise<HTMLElement> {
  render(
    <main tabIndex={-1}>
      <MenuButton label="More" className={undefined} trigger="…">
        <button type="button" onClick={onSave}>
          Save
        </button>
      </MenuButton>
    </main>,
  );
  const trigger = screen.getByRole('button', { name: 'More' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  return trigger;
}

test('in Safari an entry of a menu that was opened by keyboard answers to a press', async () => {
  const trigger = await openByKeyboard();
  pressAsInSafari(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(trigger).toHaveFocus();
});

test('in Safari a press on its button closes a menu that was opened by keyboard', async () => {
  pressAsInSafari(await openByKeyboard());
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('in Safari Escape closes a menu that was opened by a press', async () => {
  const trigger = await openByKeyboard();
  await userEvent.keyboard('{Escape}');
  pressAsInSafari(trigger);
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
