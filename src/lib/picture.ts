import { retryImport } from './retryImport';

export type PictureProblem = 'too-large' | 'no-picture' | 'unreadable';

export type PictureResult =
  | { readonly picture: Blob; readonly hadLocation: boolean }
  | { readonly picture?: never; readonly problem: PictureProblem };

/** Checks a file, scales it and encodes it anew without location data (decisions, section 6). */
export async function preparePicture(file: Blob, maxSidePx = 2048): Promise<PictureResult> {
  try {
    const { checkAndEncode } = await retryImport(
      () => import('./checkAndEncode'),
      'checkAndEncode',
    );
    return await checkAndEncode({ file, maxSidePx });
  } catch {
    return { problem: 'unreadable' };
  }
}

/** As a data URL, for storage that takes text only. */
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

export type PictureBytes = { readonly type: string; readonly bytes: ArrayBuffer };

function pictureOfDataUrl(url: string): PictureBytes | undefined {
  const [, type, text] = /^data:(image\/[\w.+-]+);base64,(.*)$/s.exec(url) ?? [];
  if (type === undefined || text === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return { type, bytes: bytes.buffer };
  } catch {
    return undefined;
  }
}

export async function pictureToDraft(picture: Blob, name: string) {
  return { data: await pictureDataUrl(picture), name };
}

export function pictureOfDraft(values: Readonly<Record<string, string>>) {
  const picture = pictureOfDataUrl(values['data'] ?? '');
  return picture && { ...picture, name: values['name'] ?? '' };
}

const addresses = new WeakMap<ArrayBuffer, string>();
const unused = new FinalizationRegistry((address: string) => URL.revokeObjectURL(address));

/** An object URL, the same at each call; revoked once nothing holds the picture. */
export function pictureObjectUrl(picture: PictureBytes): string {
  const known = addresses.get(picture.bytes);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
  addresses.set(picture.bytes, address);
  unused.register(picture.bytes, address);
  return address;
}
