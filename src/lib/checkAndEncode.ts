import type { PictureResult } from './picture';
import { signatureLength, pictureKind } from './pictureSignature';
import { encodePicture, type PictureRequest } from './pictureEncoding';

/** 20 MB (decisions, section 6). */
export const maxPictureBytes = 20 * 1024 * 1024;

/** Milliseconds; some browsers end a worker without an event, for example when memory is short. */
const workerTimeoutMs = 30_000;

async function encodeInWorker(request: PictureRequest): Promise<PictureResult> {
  const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answered = new Promise<PictureResult>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PictureResult>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker cannot start.')));
    timer = setTimeout(() => reject(new Error('The worker does not answer.')), workerTimeoutMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other
    worker.postMessage(request);
  });
  return answered.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** Checks size and first bytes, then encodes. Rejects if the file cannot be read. */
export async function checkAndEncode(request: PictureRequest): Promise<PictureResult> {
  const { file } = request;
  if (file.size > maxPictureBytes) return { problem: 'too-large' };
  const head = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  if (pictureKind(head) === undefined) return { problem: 'no-picture' };
  const result = await encodeInWorker(request).catch(() => undefined);
  // Some browsers read more formats in a document than in a worker.
  return result?.picture === undefined ? encodePicture(request) : result;
}
