import { encodePicture } from './pictureEncoding';
import type { PictureAnswer, PictureQuestion } from './pictureTask';

/* Encodes off the main thread: a photograph of 20 MB would block typing. */

async function answer({ file, longest }: PictureQuestion): Promise<PictureAnswer> {
  try {
    return await encodePicture(file, longest);
  } catch {
    return 'unreadable';
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
  void answer(data).then((message) => self.postMessage(message, {}));
});
