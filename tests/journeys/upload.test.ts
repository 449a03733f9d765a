import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { composerWords } from '@/content/writingWords';
import { pendingWords } from '@/content/pendingWords';
import { paths } from '@/config/paths';
import { newPage, waitForIdle, soakTest } from '../setup/journey';
import { openAsMember } from '../setup/pageActions';
import { provider } from '../setup/liveProvider';

/** The bytes of a picture of noise, which no encoding makes small. */
const noise = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 600);
    const image = new ImageData(canvas.width, canvas.height);
    for (let at = 0; at < image.data.length; at += 1) image.data[at] = Math.random() * 255;
    canvas.getContext('2d')?.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });

/** A post whose picture takes minutes to go out. */
async function openUpload() {
  const page = await newPage();
  await openAsMember(page, paths.community);
  await waitForIdle(page);
  const buffer = Buffer.from(await noise(page));
  await page.getByRole('textbox', { name: 'Title' }).click();
  await page.getByRole('textbox', { name: composerWords.message }).fill('A large picture');
  const picker = page.locator('[data-slot=composer] input[type=file]');
  await picker.setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('noise.jpg').waitFor();

  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: composerWords.send }).click();
  const pending = page.locator('[data-slot=pending-item]');
  await pending.getByRole('progressbar', { name: pendingWords.status.sending }).waitFor();
  return { page, pending };
}

async function cancelUpload({ page, pending }: Awaited<ReturnType<typeof openUpload>>) {
  await pending.getByRole('button', { name: pendingWords.cancel }).click();
  await pending.waitFor({ state: 'detached' });
  const words = page.getByRole('textbox', { name: composerWords.message });
  await expect.poll(() => words.inputValue()).toBe('A large picture');
  expect(await page.getByText('noise.jpg').isVisible()).toBe(true);
}

test('an upload shows its progress, and cancelled it restores words and picture', async () => {
  await cancelUpload(await openUpload());
  expect(provider.received.of('POST', '/posts/')).toEqual([]);
});

soakTest('an upload cancelled after another page restores words and picture too', async () => {
  const upload = await openUpload();
  await upload.page.getByRole('article').getByRole('link', { name: 'Comment' }).first().click();
  await upload.page.getByRole('heading', { name: 'Comments' }).waitFor();
  await upload.page.goBack();
  await cancelUpload(upload);
  expect(provider.received.of('POST', '/posts/')).toEqual([]);
});
