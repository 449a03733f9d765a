import type { AnswersState } from '@/api/loadedPosts';
import { parseJson } from '@/lib/parseJson';

export type StorageArea = 'cookie' | 'tab' | 'device' | 'database' | 'cache';

export type StoredEntry = {
  readonly name: string;
  readonly label?: string;
  /** Another member's: counted, never read. */
  readonly others?: boolean;
  /** 1 if left out. */
  readonly count?: number;
  readonly bytes: number;
  /** Undefined if not exported or others'. */
  readonly value?: unknown;
  readonly remove: () => Promise<void>;
  /** Undoes a removal, if possible. Rejects where something newer is stored. */
  readonly restore?: () => Promise<void>;
};

export type DataOwner = {
  /** `userKey`, empty for a visitor. */
  readonly key: string;
  /** Current values of the persisted slices, and what the provider answered. */
  readonly slices: () => Readonly<Record<string, unknown>> & AnswersState;
  readonly clearSlice: (name: string) => void;
};

export type Source = {
  readonly area: StorageArea;
  readonly covers: (name: string) => boolean;
  /** Throws if the browser refuses. */
  readonly read: (dataOwner: DataOwner) => Promise<readonly StoredEntry[]>;
};

/** True for another member's; a visitor's data is everybody's. */
export const isOthers = (owner: string, { key }: DataOwner) => owner !== '' && owner !== key;

const encoder = new TextEncoder();

export const bytesOf = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + encoder.encode(text).length, 0);

export const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** Approximate size in bytes. */
export function sizeOf(value: unknown): number {
  if (isBytes(value)) return value.byteLength;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + sizeOf(part), 2);
  if (typeof value !== 'object' || value === null) return bytesOf(String(value));
  return Object.entries(value).reduce(
    (sum, [name, part]: [string, unknown]) => sum + bytesOf(name) + sizeOf(part),
    2,
  );
}

/** Parsed JSON, else the text. */
export function parseJsonOrText(text: string): unknown {
  const value = parseJson(text);
  return value === undefined ? text : value;
}
