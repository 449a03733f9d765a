import type { Locator, Page } from 'playwright-core';

/** More stops than any page of the portal has. */
const mostStops = 150;

/**
 * Presses Tab until the element has the focus, as a person without a mouse does.
 * @throws where it is no stop of the page
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`);
}

/** Goes to a group of radios and chooses one of them by its arrow keys. */
export async function chooseByArrows(page: Page, group: Locator, label: string): Promise<void> {
  const wanted = group.getByRole('radio', { name: label, exact: true });
  await tabTo(page, group.getByRole('radio'));
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 20 && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  if (!(await wanted.isChecked())) throw new Error(`The arrow keys do not reach ${label}.`);
}
