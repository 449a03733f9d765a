/** What a storage holds: the state as it was written, and the stamp of that writing. */
export type ProviderState = {
  /** Different after every write; undefined while nothing was ever written. */
  readonly stamp: string | undefined;
  /** As found: whoever reads it has to check it. */
  readonly state: unknown;
};

/** An uploaded picture. */
export type UploadedPicture = { readonly type: string; readonly bytes: ArrayBuffer };

/**
 * Where the provider's state lies. Several providers may use one storage at the same time (the tabs
 * of a browser), so a write names the stamp it builds on and is refused where another came first.
 * Every function may reject: the storage is then not to be had, or full.
 */
export type ProviderStorage = {
  readonly stamp: () => Promise<string | undefined>;
  readonly read: () => Promise<ProviderState>;
  /** Writes state and stamp in one step; false, and nothing written, where `expected` is not the stamp. */
  readonly write: (next: {
    state: unknown;
    stamp: string;
    expected: string | undefined;
  }) => Promise<boolean>;
  readonly readPicture: (name: string) => Promise<unknown>;
  readonly writePicture: (name: string, picture: UploadedPicture) => Promise<void>;
  readonly dropPictures: () => Promise<void>;
};
