/** What the service worker knows of its build; written at build time. */
export type OfflinePlan = {
  readonly build: string;
  /** The start module, which identifies the build. */
  readonly main: string;
  readonly files: readonly string[];
  /** Per document, the indexes of the files it needs first and of those its page fetches later. */
  readonly documents: Readonly<Record<string, readonly number[]>>;
  /** Documents of members' pages, stored for members only, so that the portal starts offline. */
  readonly members: readonly string[];
  /** Documents of pages behind a login, which the offline page does not list. */
  readonly closed: readonly string[];
  /** Indexes of the files that members' pages need beyond what their documents name. */
  readonly memberFiles: readonly number[];
};

/** Shown offline for a page that is not stored. */
export const offlineDocument = '/offline.html';

/** Headers that the worker adds to stored answers. */
export const cachedHeaders = { title: 'X-Kept-Title', closed: 'X-Kept-Closed' } as const;

const cachePrefix = 'kb:build:';

export const cacheNameOf = (build: string): string => cachePrefix + build;

export const isBuildCache = (name: string): boolean => name.startsWith(cachePrefix);

/** Drawings and icons outlive a build: their names have no hash. */
export const artCache = 'kb:art';
