import type { Page } from 'playwright-core';
import { showcaseWords } from '@/content/showcaseWords';
import { paths } from '@/config/paths';
import { wrongs } from './hostilePage';
import { site, visit } from './journey';

/** Opens the public page of the showroom and goes down to it: its listings come when it is near. */
export async function openShowroom(page: Page): Promise<void> {
  await visit(page, site.live.origin + paths.outsourcingHome);
  await page.locator('[data-slot=showroom]').scrollIntoViewIfNeeded();
  await page.locator('[data-slot=listing-card]').first().waitFor();
}

/**
 * What is wrong with the cards that show: one of no sane height, and, with all that is folded open, a
 * blank name or detail or words that stick out.
 */
export async function cardsWrong(page: Page, where: string): Promise<readonly string[]> {
  const found = await page.evaluate((tallest) => {
    const seen = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
    const cards = [...document.querySelectorAll<HTMLElement>('[data-slot=listing-card]')];
    const heights = cards.map((card) => card.offsetHeight);
    for (const card of cards) {
      for (const details of card.querySelectorAll('details')) details.open = true;
    }
    return cards.flatMap((card, index) => {
      const is = (fault: string) => [`card ${index} (${card.innerText.slice(0, 40)}): ${fault}`];
      const blank = [...card.querySelectorAll('h2, h3, dt, dd, .clamp')].some(
        ({ textContent }) => !seen.test(textContent),
      );
      const { right } = card.getBoundingClientRect();
      const out = [...card.querySelectorAll('h2, h3, dt, dd, p, img, summary')].some(
        (part) =>
          part.getBoundingClientRect().right > right + 1 ||
          // One sign under many marks may be wider than its line, and cannot break. Signs that lean on
          // each other, '////', are 2 px wider where the line breaks between them.
          (part.scrollWidth > part.clientWidth + 2 && !/\p{M}{8}/u.test(part.textContent)),
      );
      return [
        ...(blank ? is('has a blank') : []),
        ...((heights[index] ?? 0) > tallest ? is(`is ${heights[index]} px tall`) : []),
        ...(out ? is('something sticks out') : []),
      ];
    });
  }, 8000);
  return found.map((text) => `${where}: ${text}`);
}

/** Asks for more listings until there are no more, or `presses` times; gives what is wrong. */
export async function showAll(page: Page, presses: number): Promise<readonly string[]> {
  const list = page.locator('.listings-more');
  const found: string[] = [];
  for (let pressed = 0; pressed < presses && (await list.isVisible()); pressed += 1) {
    const before = await page.locator('[data-slot=listing-card]').count();
    await list.getByRole('button', { name: showcaseWords.more, exact: true }).click();
    await page.locator('[data-slot=listing-card]').nth(before).waitFor();
    found.push(...(await wrongs(page, `after ${pressed + 1} presses`)));
  }
  return [...found, ...(await cardsWrong(page, 'showroom')), ...(await wrongs(page, 'showroom'))];
}
