import type { Page } from 'playwright-core';

/** How long after an answer lists are asked for again, in milliseconds (specification, section 9). */
const tick = 10_000;

/** The next tick is due now, as on a computer that wakes up: nobody has to wait for it. */
export async function tickLater(page: Page): Promise<void> {
  await page.evaluate((passed) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + passed;
    window.dispatchEvent(new Event('online'));
  }, tick);
}
