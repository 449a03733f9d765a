import {
  bytesOf,
  type Found,
  isOthers,
  parsed,
  type StorageArea,
  type Source,
  textOf,
} from './found';

/** Whose an entry is: their `userKey`, empty for nobody's. */
type OwnerOf = (name: string, text: string) => string;

const areas = { device: () => localStorage, tab: () => sessionStorage } as const;

/** Names of everything in a storage. @throws where the browser refuses it */
export function namesIn(place: keyof typeof areas): readonly string[] {
  const area = areas[place]();
  return Array.from({ length: area.length }, (_, at) => area.key(at)).filter(
    (name) => name !== null,
  );
}

const nobody: OwnerOf = () => '';

/** What opens an account is never read. */
const secret = /token|access/i;

function storage(
  place: keyof typeof areas,
  covers: (name: string) => boolean,
  ownerOf: OwnerOf,
  isRead = (name: string) => !secret.test(name),
): Source {
  const area = areas[place];
  return {
    place,
    covers,
    read: async (asker) =>
      namesIn(place)
        .filter(covers)
        .map((name) => {
          const text = area().getItem(name) ?? '';
          const others = isOthers(ownerOf(name, text), asker);
          return {
            place,
            name,
            others,
            count: 1,
            bytes: bytesOf(name, text),
            ...(others || !isRead(name) ? {} : { value: parsed(text) }),
            remove: async () => area().removeItem(name),
            restore: async () => area().setItem(name, text),
          };
        }),
  };
}

/** One entry of local storage. @param ownerOf for one that names its owner */
export const device = (name: string, ownerOf?: OwnerOf): Source =>
  storage('device', (one) => one === name, ownerOf ?? nobody);

/** Entries of local storage whose names end in their members' keys. @param start of the names */
export const deviceByMember = (start: string): Source =>
  storage(
    'device',
    (name) => name.startsWith(start),
    (name) => name.slice(start.length),
  );

/** Entries that a rule names; what they hold is not read, since nobody knows whose it is. */
export const named = (place: 'device' | 'tab', covers: (name: string) => boolean): Source =>
  storage(place, covers, nobody, () => false);

/** Entries of this tab. */
export const tab = (...names: readonly string[]): Source =>
  storage('tab', (one) => names.includes(one), nobody);

/** A list in one entry of local storage; each line of it has an `owner`. */
export function deviceList(name: string): Source {
  const place: StorageArea = 'device';
  return {
    place,
    covers: (one) => one === name,
    read: async (asker) => {
      const text = localStorage.getItem(name);
      if (text === null) return [];
      const list = parsed(text);
      const all: readonly unknown[] = Array.isArray(list) ? list : [list];
      const parts = [true, false].map((others) => {
        const isPart = (line: unknown) => isOthers(textOf(line, 'owner'), asker) === others;
        return { others, isPart, lines: all.filter(isPart) };
      });
      return parts
        .filter(({ lines }) => lines.length > 0)
        .map(({ others, lines, isPart }) => ({
          place,
          name,
          others,
          count: lines.length,
          bytes: bytesOf(name, JSON.stringify(lines)),
          ...(others ? {} : { value: lines }),
          remove: async () => {
            const now = parsed(localStorage.getItem(name) ?? '[]');
            const left = Array.isArray(now) ? now.filter((line: unknown) => !isPart(line)) : [];
            if (left.length === 0) localStorage.removeItem(name);
            else localStorage.setItem(name, JSON.stringify(left));
          },
          restore: async () => localStorage.setItem(name, text),
        }));
    },
  };
}

/**
 * Lists in entries whose names end in their members' keys, line by line.
 * @param start of the names
 * @param labelOf what a line is called for its member
 */
export const deviceLinesByMember = (start: string, labelOf: (line: unknown) => string): Source => ({
  place: 'device',
  covers: (name) => name.startsWith(start),
  read: async (asker) =>
    namesIn('device')
      .filter((name) => name.startsWith(start))
      .flatMap((name): Found[] => {
        const text = localStorage.getItem(name) ?? '';
        const now = (): readonly unknown[] => {
          const list = parsed(localStorage.getItem(name) ?? '[]');
          return Array.isArray(list) ? list : [];
        };
        const save = (lines: readonly unknown[]) => {
          if (lines.length === 0) localStorage.removeItem(name);
          else localStorage.setItem(name, JSON.stringify(lines));
        };
        const lines = now();
        if (isOthers(name.slice(start.length), asker)) {
          const remove = async () => localStorage.removeItem(name);
          const bytes = bytesOf(name, text);
          return [{ place: 'device', name, others: true, count: lines.length, bytes, remove }];
        }
        return lines.map((line) => {
          const same = JSON.stringify(line);
          return {
            place: 'device',
            name,
            label: labelOf(line),
            others: false,
            count: 1,
            bytes: bytesOf(same),
            value: line,
            remove: async () => save(now().filter((one) => JSON.stringify(one) !== same)),
            restore: async () => save([...now(), line]),
          };
        });
      }),
});

/** Cookies that a rule names; what they hold is never shown. */
export const cookies = (covers: (name: string) => boolean): Source => ({
  place: 'cookie',
  covers,
  read: async () =>
    document.cookie.split('; ').flatMap((cookie) => {
      const name = cookie.split('=', 1)[0] ?? '';
      if (name === '' || !covers(name)) return [];
      return [
        {
          place: 'cookie' as const,
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
