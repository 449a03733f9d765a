import type { ProviderStorage, UploadedPicture, ProviderState } from './storage';

/** For one page or test; several databases may share it. */
export function createMemoryStorage(
  initial: ProviderState = { stamp: undefined, state: undefined },
): ProviderStorage {
  let held = initial;
  const pictures = new Map<string, UploadedPicture>();
  return {
    stamp: async () => held.stamp,
    read: async () => held,
    write: async ({ state, stamp, expected }) => {
      if (held.stamp !== expected) return false;
      held = { stamp, state };
      return true;
    },
    readPicture: async (name) => pictures.get(name),
    writePicture: async (name, picture) => {
      pictures.set(name, picture);
    },
    dropPictures: async () => pictures.clear(),
  };
}
