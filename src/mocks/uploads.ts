import type { PictureBytes } from '@/lib/picture';
import { fieldOf } from '@/lib/fieldOf';
import { pictureKind } from '@/lib/pictureSignature';
import { invalid } from './refusal';
import type { Call } from './routing';

const kinds = ['jpeg', 'png', 'gif', 'webp', 'avif'];
const types = new Set<unknown>(kinds.map((kind) => `image/${kind}`));

function pictureOf(bytes: ArrayBuffer): PictureBytes | undefined {
  const type = `image/${pictureKind(new Uint8Array(bytes)) ?? 'unknown'}`;
  return types.has(type) ? { type, bytes } : undefined;
}

export const pictureName = (type: string): string =>
  `${crypto.randomUUID()}.${type.replace('image/', '').replace('jpeg', 'jpg')}`;

export const isPictureBytes = (value: unknown): value is PictureBytes =>
  types.has(fieldOf(value, 'type')) &&
  Object.prototype.toString.call(fieldOf(value, 'bytes')) === '[object ArrayBuffer]';

/** Stores an upload; null if none was sent, 400 if it is no picture. */
export async function saveUpload(call: Call, field: string, file: Blob | undefined) {
  if (file === undefined) return null;
  const picture = pictureOf(await file.arrayBuffer());
  if (picture === undefined) {
    throw invalid({
      [field]: [
        'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
      ],
    });
  }
  return call.context.database.savePicture(picture);
}
