import type { KeptPicture } from './act';

/** The name ends as the content's type says, whatever the file was called before. */
function fileName({ name, type }: KeptPicture): string {
  const stem = name.replace(/\.[^.]*$/, '').trim();
  return `${stem === '' ? 'picture' : stem}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/** A kept picture as the file that a multipart body carries. */
export function pictureFile(picture: KeptPicture): File {
  return new File([picture.bytes], fileName(picture), { type: picture.type });
}
