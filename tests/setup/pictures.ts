import { vi } from 'vitest';

const pngHead = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);

/** A file that begins as a PNG does. */
export const pngFile = (name = 'dock.png', more = ''): File =>
  new File([pngHead, more], name, { type: 'image/png' });

/** Lets a document without a canvas read pictures: what is drawn comes out as a small PNG. */
export function drawPictures(): void {
  const close = () => undefined;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), { drawImage: close, fillRect: close }),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob([pngHead, 'drawn'], { type: type ?? '' })),
  );
}
