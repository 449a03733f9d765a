import {
  bytesOf,
  type DataOwner,
  type Found,
  isOthers,
  parsed,
  type Source,
  textOf,
} from './found';

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
        .map((name) => {
          const text = open().getItem(name) ?? '';
          const others = isOthers(ownerOf(name, text), dataOwner);
          return {
            name,
            others,
            count: 1,
            bytes: bytesOf(name, text),
            ...(others || !isRead(name) ? {} : { value: parsed(text) }),
            remove: async () => open().removeItem(name),
            restore: async () => open().setItem(name, text),
          };
        }),
  };
}

/** One entry of local storage. */
export const device = (name: string, ownerOf?: OwnerOf): Source =>
  storage('device', (one) => one === name, ownerOf ?? nobody);

/** Entries whose names end in a member key. */
export const deviceByMember = (start: string): Source =>
  storage(
    'device',
    (name) => name.startsWith(start),
    (name) => name.slice(start.length),
  );

/** Matching entries, unread since their owner is unknown. */
export const named = (area: 'device' | 'tab', covers: (name: string) => boolean): Source =>
  storage(area, covers, nobody, () => false);

export const tab = (...names: readonly string[]): Source =>
  storage('tab', (one) => names.includes(one), nobody);

/** A JSON list in local storage; without lines its entry is removed. */
function storedList(name: string) {
  return {
    read: (): readonly unknown[] => {
      const list = parsed(localStorage.getItem(name) ?? '[]');
      return Array.isArray(list) ? list : [];
    },
    save: (lines: readonly unknown[]) => {
      if (lines.length === 0) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(lines));
    },
  };
}

/** A list in one entry; each line has an `owner`. */
export function deviceList(name: string): Source {
  const { read, save } = storedList(name);
  return {
    area: 'device',
    covers: (one) => one === name,
    read: async (dataOwner) => {
      const text = localStorage.getItem(name);
      if (text === null) return [];
      const list = parsed(text);
      const all: readonly unknown[] = Array.isArray(list) ? list : [list];
      const parts = [true, false].map((others) => {
        const isPart = (line: unknown) => isOthers(textOf(line, 'owner'), dataOwner) === others;
        return { others, isPart, lines: all.filter(isPart) };
      });
      return parts
        .filter(({ lines }) => lines.length > 0)
        .map(({ others, lines, isPart }) => ({
          name,
          others,
          count: lines.length,
          bytes: bytesOf(name, JSON.stringify(lines)),
          ...(others ? {} : { value: lines }),
          remove: async () => save(read().filter((line) => !isPart(line))),
          // Beside what has come since.
          restore: async () => save([...read(), ...lines]),
        }));
    },
  };
}

/** Lists in entries whose names end in a member key, line by line. */
export const deviceLinesByMember = (
  start: string,
  labels: (dataOwner: DataOwner) => (line: unknown) => Promise<string>,
): Source => ({
  area: 'device',
  covers: (name) => name.startsWith(start),
  read: async (dataOwner) => {
    const entries = namesIn('device')
      .filter((name) => name.startsWith(start))
      .map(async (name): Promise<readonly Found[]> => {
        const text = localStorage.getItem(name) ?? '';
        const { read, save } = storedList(name);
        const lines = read();
        if (isOthers(name.slice(start.length), dataOwner)) {
          const remove = async () => localStorage.removeItem(name);
          const bytes = bytesOf(name, text);
          return [{ name, others: true, count: lines.length, bytes, remove }];
        }
        const found = await Promise.all(lines.map(labels(dataOwner)));
        return lines.map((line, at) => {
          const same = JSON.stringify(line);
          return {
            name,
            label: found[at] ?? '',
            others: false,
            count: 1,
            bytes: bytesOf(same),
            value: line,
            remove: async () => save(read().filter((one) => JSON.stringify(one) !== same)),
            restore: async () => save([...read(), line]),
          };
        });
      });
    return (await Promise.all(entries)).flat();
  },
});

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
          others: false,
          count: 1,
          bytes: bytesOf(cookie),
          remove: async () => {
            document.cookie = `${name}=; Path=/; Max-Age=0`;
          },
        },
      ];
    }),
});

/** Empty if the browser has none here. */
const cacheNames = async (): Promise<readonly string[]> =>
  'caches' in globalThis ? caches.keys() : [];

/** Caches of pages and files; addresses are exported. */
export const fileCaches = (covers: (name: string) => boolean): Source => ({
  area: 'cache',
  covers,
  read: async () => {
    const names = (await cacheNames()).filter(covers);
    return Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        let bytes = 0;
        for (const request of requests) {
          const answer = await cache.match(request);
          bytes += (await answer?.blob())?.size ?? 0;
        }
        return {
          name,
          others: false,
          count: requests.length,
          bytes,
          value: requests.map(({ url }) => new URL(url).pathname),
          remove: async () => void (await caches.delete(name)),
        };
      }),
    );
  },
});
