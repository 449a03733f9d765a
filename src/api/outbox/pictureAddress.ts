import type { KeptPicture } from './act';

const addresses = new WeakMap<ArrayBuffer, string>();

/** An address to show a waiting picture by; the same each time it is asked for. */
export function pictureAddress(picture: KeptPicture): string {
  const known = addresses.get(picture.bytes);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
  addresses.set(picture.bytes, address);
  return address;
}

/** Gives the address's memory back, once nothing shows the picture any more. */
export function dropPictureAddress({ bytes }: KeptPicture): void {
  const address = addresses.get(bytes);
  if (address === undefined) return;
  addresses.delete(bytes);
  URL.revokeObjectURL(address);
}
