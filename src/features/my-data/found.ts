/** Where a browser keeps things. */
export type StorageArea = 'cookie' | 'tab' | 'device' | 'database' | 'cache';

/** Something this browser keeps. */
export type Found = {
  readonly place: StorageArea;
  readonly name: string;
  /** What it is called where the page lists a kind's entries one by one. */
  readonly label?: string;
  /** Of another member of this browser: counted, never read. */
  readonly others: boolean;
  readonly count: number;
  readonly bytes: number;
  /** What it holds; undefined where it is not for the exported file, and for what is others'. */
  readonly value?: unknown;
  readonly remove: () => Promise<void>;
  /** Puts it back as it was; not there where that cannot be done. */
  readonly restore?: () => Promise<void>;
};

/** Who looks. */
export type Asker = {
  /** Their `userKey`; empty for a visitor. */
  readonly key: string;
  /** Counts the changes of person on this page. */
  readonly person: number;
  /** The persisted slices of the page, by name, as they are now. */
  readonly slices: () => Readonly<Record<string, unknown>>;
  /** Puts a persisted slice back to how it starts. */
  readonly clearSlice: (name: string) => void;
};

/** Where a kind of thing is kept. */
export type Source = {
  readonly place: StorageArea;
  /** True for the names of that place which are this source's. */
  readonly covers: (name: string) => boolean;
  /** @throws where the browser refuses */
  readonly read: (asker: Asker) => Promise<readonly Found[]>;
};

/** True for what somebody else left in this browser; a visitor's things are everybody's. */
export const isOthers = (owner: string, { key }: Asker): boolean => owner !== '' && owner !== key;

const encoder = new TextEncoder();

/** Size of a text in storage, in bytes. */
export const bytesOf = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + encoder.encode(text).length, 0);

/** What was stored as JSON; the text itself where it is none. */
export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

/** A field of something that was stored. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** A field that holds a text; empty where it does not. */
export function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}
