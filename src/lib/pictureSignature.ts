type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp';

/** How files of each kind begin: text, and its offset. */
const signatures: readonly (readonly [kind: PictureKind, at: number, text: string])[] = [
  ['jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['png', 1, 'PNG\r\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['heic', 4, 'ftyphei'],
  ['heic', 4, 'ftypmif1'],
  ['bmp', 0, 'BM'],
];

export const signatureLength = 16;

/** Undefined if the bytes begin no picture. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, signatureLength));
  return signatures.find(([, at, text]) => head.startsWith(text, at))?.[0];
}

const locationTag = 0x8825;
const entryLength = 12;

function pointsToPlace(view: DataView, start: number): boolean {
  const little = view.getUint16(start) === 0x4949;
  if (view.getUint16(start + 2, little) !== 42) return false;
  const directory = start + view.getUint32(start + 4, little);
  if (directory + 2 > view.byteLength) return false;
  const entries = view.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * entryLength;
    if (at + entryLength > view.byteLength) return false;
    if (view.getUint16(at, little) === locationTag) return true;
  }
  return false;
}

/** Cameras write metadata within this many bytes, in every format. */
const searched = 512 * 1024;

/** True if the EXIF data say where the picture was taken. */
export function hasLocation(bytes: Uint8Array): boolean {
  const part = bytes.subarray(0, searched);
  const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
  for (let at = 0; at + 8 <= part.byteLength; at += 1) {
    const mark = view.getUint16(at);
    if ((mark === 0x4949 || mark === 0x4d4d) && pointsToPlace(view, at)) return true;
  }
  return false;
}
