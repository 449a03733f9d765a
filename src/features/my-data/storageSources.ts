import { textOf } from '@/lib/fieldOf';
import type { DataOwner, StoredEntry, Source } from './storedEntry';
import { bytesOf, isOthers, parseJsonOrText } from './storedEntry';

/** The owner's `userKey`, or empty. */
type OwnerOf = (name: string, text: string) => string;

const areas = { device: () => localStorage, tab: () => sessionStorage } as const;

/** All names in a storage. Throws if refused. */
function namesIn(area: keyof typeof areas): readonly string[] {
  const entries = areas[area]();
  return Array.from({ length: entries.length }, (_, at) => entries.key(at)).filter(
    (name) => name !== null,
  );
}

const nobody: OwnerOf = () => '';

const is = (name: string) => (one: string) => one === name;

/** Covers entries whose names end in a member key; the key is their owner. */
const byMember = (start: string) =>
  [(name: string) => name.startsWith(start), (name: string) => name.slice(start.length)] as const;

/** What is left of a draft that was sent, or a notice that was closed. */
const emptied: ReadonlySet<string> = new Set(['[]', '""']);

/** Never read. */
const secret = /token|access/i;

function storage(
  area: keyof typeof areas,
  covers: (name: string) => boolean,
  ownerOf: OwnerOf,
  isRead = (name: string) => !secret.test(name),
): Source {
  const open = areas[area];
  return {
    area,
    covers,
    read: async (dataOwner) =>
      namesIn(area)
        .filter(covers)
        .map((name) => [name, open().getItem(name) ?? ''] as const)
        .filter(([name, text]) => !emptied.has(text) || !isRead(name))
        .map(([name, text]) => {
          const others = isOthers(ownerOf(name, text), dataOwner);
          // Another tab may have changed it since it was read.
          let removed: string | null = null;
          return {
            name,
            others,
            bytes: bytesOf(name, text),
            ...(others || !isRead(name) ? {} : { value: parseJsonOrText(text) }),
            remove: async () => {
              removed = open().getItem(name);
              open().removeItem(name);
            },
            restore: async () => {
              if (removed === null) return;
              if (open().getItem(name) !== null) throw new Error(`${name} was written since.`);
              open().setItem(name, removed);
            },
          };
        }),
  };
}

/** One entry of local storage. */
export const device = (name: string, ownerOf = nobody) => storage('device', is(name), ownerOf);

/** Entries whose names end in a member key. */
export const deviceByMember = (start: string) => storage('device', ...byMember(start));

/** Matching entries, unread since their owner is unknown. */
export const unreadEntries = (area: 'device' | 'tab', covers: (name: string) => boolean) =>
  storage(area, covers, nobody, () => false);

export const tab = (...names: readonly string[]) =>
  storage('tab', (one) => names.includes(one), nobody);

type Labels = (dataOwner: DataOwner) => (line: unknown) => Promise<string>;

/** Lists in local storage, line by line; without lines an entry is removed. */
const lists = (
  covers: (name: string) => boolean,
  ownerOf: (name: string, line: unknown) => string,
  labels?: Labels,
): Source => ({
  area: 'device',
  covers,
  read: async (dataOwner) => {
    const labelOf = labels?.(dataOwner);
    const linesOf = async (name: string): Promise<readonly StoredEntry[]> => {
      const read = (): readonly unknown[] => {
        const list = parseJsonOrText(localStorage.getItem(name) ?? '[]');
        return Array.isArray(list) ? list : [list];
      };
      const save = (lines: readonly unknown[]) => {
        if (lines.length === 0) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(lines));
      };
      const foundLines = read().map(async (line) => {
        const text = JSON.stringify(line);
        const others = isOthers(ownerOf(name, line), dataOwner);
        const label = others ? undefined : await labelOf?.(line);
        return {
          name,
          ...(label !== undefined && { label }),
          others,
          bytes: bytesOf(text),
          ...(!others && { value: line }),
          remove: async () => save(read().filter((one) => JSON.stringify(one) !== text)),
          // Beside what has come since, once.
          restore: async () =>
            save([...read().filter((one) => JSON.stringify(one) !== text), line]),
        };
      });
      return Promise.all(foundLines);
    };
    return (await Promise.all(namesIn('device').filter(covers).map(linesOf))).flat();
  },
});

/** A list in one entry; each line has an `owner`. */
export const deviceList = (name: string) => lists(is(name), (_, line) => textOf(line, 'owner'));

/** Lists in entries whose names end in a member key; lines have labels. */
export const deviceListByMember = (start: string, labels: Labels) =>
  lists(...byMember(start), labels);

/** Matching cookies, whose values are never shown. */
export const cookies = (covers: (name: string) => boolean): Source => ({
  area: 'cookie',
  covers,
  read: async () =>
    document.cookie.split('; ').flatMap((cookie) => {
      const name = cookie.split('=', 1)[0] ?? '';
      if (name === '' || !covers(name)) return [];
      return [
        {
          name,
          bytes: bytesOf(cookie),
          remove: async () => {
            document.cookie = `${name}=; Path=/; Max-Age=0`;
          },
        },
      ];
    }),
});

/** Caches of pages and files; addresses are exported. */
export const fileCaches = (covers: (name: string) => boolean): Source => ({
  area: 'cache',
  covers,
  read: async () => {
    const names = 'caches' in globalThis ? await caches.keys() : [];
    return Promise.all(
      names.filter(covers).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        let bytes = 0;
        for (const request of requests) {
          const answer = await cache.match(request);
          bytes += (await answer?.blob())?.size ?? 0;
        }
        return {
          name,
          count: requests.length,
          bytes,
          value: requests.map(({ url }) => new URL(url).pathname),
          remove: async () => void (await caches.delete(name)),
        };
      }),
    );
  },
});
