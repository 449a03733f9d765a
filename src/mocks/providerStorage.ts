import type { PictureBytes } from '@/lib/picture';
type ProviderState = {
  /** New after every write; undefined before the first. */
  readonly stamp: string | undefined;
  readonly state: unknown;
};

/** Shared by tabs: a write names the stamp it builds on, and fails after another. May reject. */
export type ProviderStorage = {
  readonly stamp: () => Promise<string | undefined>;
  readonly read: () => Promise<ProviderState>;
  /** Atomic; false if `expected` is not the stamp. */
  readonly write: (next: {
    state: unknown;
    stamp: string;
    expected: string | undefined;
  }) => Promise<boolean>;
  readonly readPicture: (name: string) => Promise<unknown>;
  readonly writePicture: (name: string, picture: PictureBytes) => Promise<void>;
  readonly dropPictures: () => Promise<void>;
};

/** For one page or test; several databases may share it. */
export function createMemoryStorage(
  initial: ProviderState = { stamp: undefined, state: undefined },
): ProviderStorage {
  let current = initial;
  const pictures = new Map<string, PictureBytes>();
  return {
    stamp: async () => current.stamp,
    read: async () => current,
    write: async ({ state, stamp, expected }) => {
      if (current.stamp !== expected) return false;
      current = { stamp, state };
      return true;
    },
    readPicture: async (name) => pictures.get(name),
    writePicture: async (name, picture) => {
      pictures.set(name, picture);
    },
    dropPictures: async () => pictures.clear(),
  };
}
