import type { Locator } from 'playwright-core';

/** Opens a post's comments by the keyboard, and waits until they stand. What is read does not move. */
export async function openComments(post: Locator): Promise<void> {
  const page = post.page();
  await post
    .getByRole('link', { name: 'All comments' })
    // Status under the bar, the focus alone would move what is read.
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/comment-page/);
  await page.getByRole('region', { name: 'Comments' }).waitFor();
}
