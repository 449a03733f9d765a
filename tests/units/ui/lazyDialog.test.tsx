import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { partWords } from '@/content/pageError';
import { lazyDialog } from '@/ui/lazyDialog';
import { MenuButton } from '@/ui/MenuButton';

const Help = () => <p>Help is here</p>;
let load: () => Promise<{ readonly Help: typeof Help }>;
const HelpDialog = lazyDialog(() => load(), 'Help');

function HelpMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton className={undefined} label="Menu" trigger="Menu">
        <button type="button" onClick={() => setOpen(true)}>
          Help
        </button>
      </MenuButton>
      {open && <HelpDialog onClose={() => setOpen(false)} />}
    </>
  );
}

test.each(['loaded', 'lost'])('its opener is busy until its script is %s', async (end) => {
  let settle: (result: Promise<{ readonly Help: typeof Help }>) => void = () => {};
  load = () =>
    new Promise((resolve) => {
      settle = resolve;
    });
  const user = userEvent.setup();
  render(<HelpMenu />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Help' }));
  expect(opener).toHaveAttribute('aria-busy', 'true');
  settle(end === 'lost' ? Promise.reject(new Error('lost')) : Promise.resolve({ Help }));
  await waitFor(() => expect(opener).not.toHaveAttribute('aria-busy'));
  expect(screen.getByText(end === 'lost' ? partWords.lost : 'Help is here')).toBeVisible();
});
