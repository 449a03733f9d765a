import { encodePicture } from './pictureEncoding';
import type { PictureAnswer, PictureQuestion } from './pictureTask';

/*
 * Reads and encodes one picture off the main thread: a photograph of 20 MB would hold up typing.
 */

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
