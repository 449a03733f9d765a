import { encodePicture, type PictureRequest } from './pictureEncoding';

/* Encodes off the main thread: a photograph of 20 MB would block typing. */

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  void encodePicture(data).then((message) => self.postMessage(message, {}));
});
