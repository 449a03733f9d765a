import type { PictureResult } from './picture';
import { hasLocation, pictureKind } from './pictureSignature';

const quality = 0.85;
/** Of a PNG, for each pixel of the square that holds it: 2 MB at 2048 pixels. */
const maxBytesPerPixel = 0.5;

export type PictureRequest = { readonly file: Blob; readonly maxSidePx: number };

async function redraw(source: ImageBitmap, png: boolean, maxSidePx: number): Promise<Blob> {
  const scale = Math.min(1, maxSidePx / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The picture cannot be encoded.');
  context.drawImage(source, 0, 0, width, height);
  const asPng = png ? await canvas.convertToBlob({ type: 'image/png' }) : undefined;
  if (asPng !== undefined && asPng.size <= maxSidePx ** 2 * maxBytesPerPixel) return asPng;
  // JPEG has no transparency: the background becomes white instead of black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

async function encode({ file, maxSidePx }: PictureRequest): Promise<PictureResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Upright by default. Safari before 17.2 refuses `imageOrientation: 'from-image'`, which says the same.
  const source = await createImageBitmap(file);
  try {
    const picture = await redraw(source, pictureKind(bytes) === 'png', maxSidePx);
    return { picture, hadLocation: hasLocation(bytes) };
  } finally {
    source.close();
  }
}

export const encodePicture = (request: PictureRequest): Promise<PictureResult> =>
  encode(request).catch(() => ({ problem: 'unreadable' }));
