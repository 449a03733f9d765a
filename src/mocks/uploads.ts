import { pictureOf } from './pictures';
import { invalid } from './refusal';
import type { Call } from './routing';

/** Stores an upload; null if none was sent, 400 if it is no picture. */
export async function saveUpload(
  call: Call,
  field: string,
  file: Blob | undefined,
): Promise<string | null> {
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
