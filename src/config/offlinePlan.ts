/** What the service worker of one build knows of it; written when the portal is built. */
export type OfflinePlan = {
  /** Differs from build to build. */
  readonly build: string;
  /** The start module, which every document of this build names. */
  readonly main: string;
  /** Addresses of the hashed files, which documents name by their place in this list. */
  readonly files: readonly string[];
  /** What each document cannot do without, and what its page fetches later by itself. */
  readonly documents: Readonly<Record<string, readonly number[]>>;
  /** Documents of members' pages: kept for members, so that the portal starts offline. */
  readonly members: readonly string[];
  /** Files that members' pages need beyond what their documents name. */
  readonly memberFiles: readonly number[];
};

/** The document shown where the network has none and none is kept; a file of the build. */
export const offlineDocument = '/offline.html';

/** What a page tells the worker. */
export type WorkerOrder =
  /** Keep what was read here: paths of documents, and what the page has fetched. */
  | {
      readonly say: 'keep';
      readonly paths: readonly string[];
      readonly loaded: readonly string[];
      /** A member is here: what their pages need is kept too. */
      readonly member: boolean;
    }
  /** Is the page that names this start module older than the worker? Answered with a boolean. */
  | { readonly say: 'newer'; readonly main: string }
  /** Take the place of the worker before. */
  | { readonly say: 'take over' };

/** Headers that the worker adds to what it keeps. */
export const keptHeaders = { title: 'X-Kept-Title', closed: 'X-Kept-Closed' } as const;

const cachePrefix = 'kb:build:';

/** Name of the cache that holds documents and files of one build. */
export const cacheOf = (build: string): string => cachePrefix + build;

/** True for the name of such a cache. */
export const isBuildCache = (name: string): boolean => name.startsWith(cachePrefix);

/** Name of the cache of drawings and icons, which no build names by their content. */
export const artCache = 'kb:art';
