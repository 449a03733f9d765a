import type { UploadedPicture } from './storage';
import { invalid } from './refusal';
import type { Call } from './routing';

type Kind = { readonly type: string; readonly extension: string; readonly marks: Marks };
type Marks = readonly (readonly [at: number, bytes: readonly number[]])[];

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const kinds: readonly Kind[] = [
  { type: 'image/jpeg', extension: 'jpg', marks: [[0, [0xff, 0xd8, 0xff]]] },
  { type: 'image/png', extension: 'png', marks: [[0, [0x89, ...ascii('PNG')]]] },
  { type: 'image/gif', extension: 'gif', marks: [[0, ascii('GIF8')]] },
  {
    type: 'image/webp',
    extension: 'webp',
    marks: [
      [0, ascii('RIFF')],
      [8, ascii('WEBP')],
    ],
  },
  { type: 'image/avif', extension: 'avif', marks: [[4, ascii('ftypavif')]] },
];

/** By content; undefined if it is no picture. */
function pictureOf(bytes: ArrayBuffer): UploadedPicture | undefined {
  const view = new Uint8Array(bytes);
  const kind = kinds.find(({ marks }) =>
    marks.every(([at, mark]) => mark.every((byte, index) => view[at + index] === byte)),
  );
  return kind && { type: kind.type, bytes };
}

export function pictureName(type: string): string {
  const extension = kinds.find((kind) => kind.type === type)?.extension ?? 'bin';
  return `${crypto.randomUUID()}.${extension}`;
}

export function isUploadedPicture(value: unknown): value is UploadedPicture {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    kinds.some((kind) => kind.type === value.type) &&
    'bytes' in value &&
    Object.prototype.toString.call(value.bytes) === '[object ArrayBuffer]'
  );
}

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
