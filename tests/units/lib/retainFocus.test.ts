import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retainFocus } from '@/lib/retainFocus';

let stop: () => void;
beforeEach(() => {
  stop = retainFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** The next two frames: what would have moved the focus has done so. */
const frames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function renderButton(html: string) {
  document.body.innerHTML = html;
  return screen.getByRole('button', { name: 'Retry' });
}

test('what is around a button takes its focus when it goes', async () => {
  const button = renderButton('<main><ul><li><div><button>Retry</button></div></li></ul></main>');
  button.focus();
  button.remove();
  const card = screen.getByRole('listitem');
  await waitFor(() => expect(card).toHaveFocus());
  expect(card).toHaveAttribute('tabindex', '-1');
  card.blur();
  expect(card).not.toHaveAttribute('tabindex');
});

test('where its card goes too, the list of cards takes it, and keeps its own tabindex', async () => {
  const button = renderButton(
    '<main><section tabindex="0"><ul><li><button>Retry</button></li></ul></section></main>',
  );
  button.focus();
  screen.getByRole('listitem').remove();
  const list = document.querySelector('section');
  await waitFor(() => expect(list).toHaveFocus());
  list?.blur();
  expect(list).toHaveAttribute('tabindex', '0');
});

test('a focus that somebody else has moved stays there', async () => {
  const button = renderButton('<main><input><section><button>Retry</button></section></main>');
  button.focus();
  button.remove();
  screen.getByRole('textbox').focus();
  await frames();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a button that was left before it went takes nobody along', async () => {
  const button = renderButton('<main><section><button>Retry</button></section></main>');
  button.focus();
  button.blur();
  await new Promise((resolve) => setTimeout(resolve));
  button.remove();
  await frames();
  expect(document.body).toHaveFocus();
});

test('a note that goes by itself takes nobody along', async () => {
  const button = renderButton(
    '<section aria-live="polite"><div><button>Retry</button></div></section>',
  );
  button.focus();
  button.remove();
  await frames();
  expect(document.body).toHaveFocus();
});
