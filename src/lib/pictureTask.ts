import { type EncodedPicture, encodePicture } from './pictureEncoding';

/** What the worker is asked. */
export type PictureQuestion = { readonly file: Blob; readonly longest: number };

/** What it answers. */
export type PictureAnswer = EncodedPicture | 'unreadable';

const workersDraw = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** Asks a worker of its own; rejects where it cannot start. */
function askWorker(question: PictureQuestion): Promise<PictureAnswer> {
  const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<PictureAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker cannot start.')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other
    worker.postMessage(question);
  });
  return answered.finally(() => worker.terminate());
}

/** Encodes a picture anew, in a worker where this browser draws in workers, else right here. */
export async function encodeElsewhere(question: PictureQuestion): Promise<PictureAnswer> {
  const here = () =>
    encodePicture(question.file, question.longest).catch((): PictureAnswer => 'unreadable');
  if (!workersDraw()) return here();
  const answer = await askWorker(question).catch((): PictureAnswer => 'unreadable');
  // Some browsers read more kinds in a document than in a worker.
  return answer === 'unreadable' ? here() : answer;
}
