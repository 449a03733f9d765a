/** Why a file cannot be taken as a picture. */
export type PictureProblem = 'too-large' | 'no-picture' | 'unreadable';

/** A picture as it may leave the device: scaled, encoded anew, without location data. */
export type PictureResult =
  | {
      readonly picture: Blob;
      /** The file said where it was taken; the picture does not. */
      readonly hadLocation: boolean;
    }
  | { readonly picture?: never; readonly problem: PictureProblem };

/**
 * Checks a chosen file by its content, scales it and encodes it anew (decisions, section 6).
 * @param longest the longer side at most, in pixels
 * @returns the picture as JPEG, or PNG where it was one and stays small; else what is wrong with it
 */
export async function preparePicture(file: Blob, longest = 2048): Promise<PictureResult> {
  try {
    const { checkAndEncode } = await import('./pictureTask');
    return await checkAndEncode({ file, longest });
  } catch {
    return { problem: 'unreadable' };
  }
}

/** The picture as a data URL, for what keeps text only. Fails where the file cannot be read. */
export function pictureDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = () => reject(reader.error ?? new Error('The picture cannot be read.'));
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else fail();
    });
    reader.addEventListener('error', fail);
    reader.readAsDataURL(picture);
  });
}

/** The bytes and the type of a picture that was kept as a data URL; undefined where it is none. */
export function pictureOfDataUrl(
  url: string,
): { readonly type: string; readonly bytes: ArrayBuffer } | undefined {
  const [, type, text] = /^data:(image\/[\w.+-]+);base64,(.*)$/s.exec(url) ?? [];
  if (type === undefined || text === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return { type, bytes: bytes.buffer };
  } catch {
    return undefined;
  }
}
