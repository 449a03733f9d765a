import { fieldOf } from '@/lib/fieldOf';
import { parseJson } from '@/lib/parseJson';
import type { DataOwner, StoredEntry, Source } from './storedEntry';
import { bytesOf, parseJsonOrText } from './storedEntry';
import { deviceByMember } from './storageSources';

/** Specification, section 3; ends in the member's `userKey`. */
const start = 'persist:root';

/** Slices of a stored state, each a text. */
function storedSlices(text: string | null): Readonly<Record<string, unknown>> {
  const state = parseJsonOrText(text ?? '');
  if (typeof state !== 'object' || state === null) return {};
  const slices = Object.entries(state).map(([name, slice]: [string, unknown]) => [
    name,
    typeof slice === 'string' ? parseJsonOrText(slice) : slice,
  ]);
  return Object.fromEntries(slices);
}

/** Removes a slice from a visitor's stored state. */
function dropStored(key: string, slice: string): void {
  const state = parseJsonOrText(localStorage.getItem(key) ?? '');
  if (typeof state !== 'object' || state === null) return;
  Reflect.deleteProperty(state, slice);
  localStorage.setItem(key, JSON.stringify(state));
}

const secret = /token|access|refresh|password/i;

const withoutSecrets = (value: unknown): unknown =>
  parseJson(JSON.stringify(value, (name, part: unknown) => (secret.test(name) ? undefined : part)));

/** True for the initial value of a slice. */
function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmptyValue);
  return value === undefined || value === null || value === '' || value === false;
}

function slicesIn(names: readonly string[], dataOwner: DataOwner): readonly StoredEntry[] {
  const own = start + dataOwner.key;
  const keys = [...new Set([own, start])].filter((key) => localStorage.getItem(key) !== null);
  return keys.flatMap((key) => {
    // The page's state is newer than the stored one.
    const now = key === own ? dataOwner.slices() : storedSlices(localStorage.getItem(key));
    return names.flatMap((slice): StoredEntry[] => {
      const value = fieldOf(now, slice);
      if (isEmptyValue(value)) return [];
      return [
        {
          name: `${key === own ? 'state' : 'state of a visitor'} ${slice}`,
          bytes: bytesOf(slice, JSON.stringify(value)),
          value: withoutSecrets(value),
          remove: async () => {
            if (key === own) dataOwner.clearSlice(slice);
            else dropStored(key, slice);
          },
        },
      ];
    });
  });
}

/** Persisted slices of the member and of visitors. */
export const slices = (...names: readonly string[]): Source => ({
  area: 'device',
  covers: (name) => name.startsWith(start),
  read: async (dataOwner) => slicesIn(names, dataOwner),
});

const states = deviceByMember(start);

/** Persisted states of other members, each as one entry. */
export const othersState: Source = {
  ...states,
  read: async (dataOwner) => (await states.read(dataOwner)).filter(({ others }) => others),
};
