import type { PictureResult } from './picture';
import { signatureLength, pictureKind } from './pictureSignature';
import { type EncodedPicture, encodePicture } from './pictureEncoding';

/** 20 MB (decisions, section 6). */
export const maxPictureBytes = 20 * 1024 * 1024;

export type PictureRequest = { readonly file: Blob; readonly maxSidePx: number };

export type PictureResponse = EncodedPicture | 'unreadable';

/** Rejects if no worker can start. */
async function encodeInWorker(question: PictureRequest): Promise<PictureResponse> {
  const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<PictureResponse>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PictureResponse>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker cannot start.')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other
    worker.postMessage(question);
  });
  return answered.finally(() => worker.terminate());
}

/** In a worker, else here. */
async function encode(question: PictureRequest): Promise<PictureResponse> {
  const here = () =>
    encodePicture(question.file, question.maxSidePx).catch((): PictureResponse => 'unreadable');
  const answer = await encodeInWorker(question).catch((): PictureResponse => 'unreadable');
  // Some browsers read more formats in a document than in a worker.
  return answer === 'unreadable' ? here() : answer;
}

/** Checks size and first bytes, then encodes. Rejects if the file cannot be read. */
export async function checkAndEncode(question: PictureRequest): Promise<PictureResult> {
  const { file } = question;
  if (file.size > maxPictureBytes) return { problem: 'too-large' };
  const head = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  if (pictureKind(head) === undefined) return { problem: 'no-picture' };
  const answer = await encode(question);
  return answer === 'unreadable' ? { problem: 'unreadable' } : answer;
}
