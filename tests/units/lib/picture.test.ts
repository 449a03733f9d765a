import { afterEach, expect, test, vi } from 'vitest';
import { preparePicture } from '@/lib/picture';
import { mockCanvas, pngFile } from '../../setup/publishing';

afterEach(() => vi.useRealTimers());

test('where the worker ended without an event, the page reads the picture after a time-out', async () => {
  mockCanvas();
  vi.useFakeTimers();
  const terminate = vi.fn<() => void>();
  const postMessage = vi.fn<(request: unknown) => void>();
  class SilentWorker extends EventTarget {
    readonly postMessage = postMessage;
    readonly terminate = terminate;
  }
  vi.stubGlobal('Worker', SilentWorker);
  const reading = preparePicture(pngFile());
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await reading).toMatchObject({ hadLocation: false });
  expect(terminate).toHaveBeenCalledOnce();
});

test('a browser that does not know the orientation of pictures by its newer name reads them', async () => {
  mockCanvas();
  const read = createImageBitmap;
  vi.stubGlobal('createImageBitmap', (file: Blob, options?: ImageBitmapOptions) =>
    options?.imageOrientation === 'from-image'
      ? Promise.reject(new TypeError('Type error'))
      : read(file),
  );
  expect(await preparePicture(pngFile())).toMatchObject({ hadLocation: false });
});
