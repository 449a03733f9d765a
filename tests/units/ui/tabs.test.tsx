import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from '@/ui/Tabs';

async function openTabs() {
  const tabs = ['Ada', 'Ben', 'Cy'].map((label) => ({ key: label, label, panel: <p>{label}s</p> }));
  render(<Tabs label="Names" tabs={tabs} />);
  const user = userEvent.setup({ delay: null });
  await user.tab();
  return user;
}

/** The chosen tab if it has the focus, and what its panel shows. */
const chosen = () => {
  const tab = screen.getByRole('tab', { selected: true });
  const name = tab === document.activeElement ? tab.textContent : 'not focused';
  return `${name}: ${screen.getByRole('tabpanel').textContent}`;
};

test('arrows, Home and End choose the tab beside, the first and the last', async () => {
  const user = await openTabs();
  expect(chosen()).toBe('Ada: Adas');
  for (const [key, name] of [
    ['ArrowRight', 'Ben: Bens'],
    ['End', 'Cy: Cys'],
    ['ArrowRight', 'Ada: Adas'],
    ['ArrowLeft', 'Cy: Cys'],
    ['Home', 'Ada: Adas'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(chosen()).toBe(name);
  }
});

test.each(['Alt', 'Control', 'Meta'])('with %s the arrows are the browser’s', async (modifier) => {
  const user = await openTabs();
  await user.keyboard(`{${modifier}>}{ArrowLeft}{/${modifier}}`);
  expect(chosen()).toBe('Ada: Adas');
});
