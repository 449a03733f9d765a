import { encodePicture } from './pictureEncoding';
import type { PictureResponse, PictureRequest } from './pictureTask';

/* Encodes off the main thread: a photograph of 20 MB would block typing. */

async function answer({ file, longest }: PictureRequest): Promise<PictureResponse> {
  try {
    return await encodePicture(file, longest);
  } catch {
    return 'unreadable';
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  void answer(data).then((message) => self.postMessage(message, {}));
});
