import { encodePicture } from './pictureEncoding';
import type { PictureResponse, PictureRequest } from './checkAndEncode';

/* Encodes off the main thread: a photograph of 20 MB would block typing. */

async function answer({ file, maxSidePx }: PictureRequest): Promise<PictureResponse> {
  try {
    return await encodePicture(file, maxSidePx);
  } catch {
    return 'unreadable';
  }
}

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  void answer(data).then((message) => self.postMessage(message, {}));
});
