import Cookies from 'js-cookie';
import { sha256 } from '@noble/hashes/sha2.js';
import { deviceStorage } from '@/lib/deviceStorage';
import { fieldOf, textOf } from '@/lib/fieldOf';
import { parseJson } from '@/lib/parseJson';
import { tabStorage } from '@/lib/tabStorage';
import { saltName, temporaryKeyPrefix, userKeyName } from '@/lib/userKey';
import { authorCode } from './memberValues';
import { clearTabToken, flags, saveTabToken, temporaryKeyName, tokenCookie } from './readSession';

/** Days until the login cookie expires; `legal.ts` and `enquiryWords.ts` in `content/` say it too. */
const lifeInDays = 7;

export function saveToken(token: string): void {
  Cookies.set(tokenCookie, token, {
    path: '/',
    expires: lifeInDays,
    sameSite: 'strict',
    secure: globalThis.location?.protocol === 'https:',
  });
  saveTabToken(token);
}

export function clearToken(): void {
  Cookies.remove(tokenCookie, { path: '/' });
  clearTabToken();
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Read each time: tabs share it. Without local storage each tab has its own. */
function salt(): string {
  const stored = deviceStorage.get(saltName);
  if (stored !== null && stored !== '') return stored;
  const fresh = tabStorage.get(saltName) ?? base64Url(crypto.getRandomValues(new Uint8Array(16)));
  if (!deviceStorage.set(saltName, fresh)) tabStorage.set(saltName, fresh);
  return deviceStorage.get(saltName) ?? fresh;
}

/** Salted SHA-256 of the email: keys must not name members. Synchronous, so no tab intervenes. */
export function userKeyOf(email: string): string {
  const named = `${salt()}\n${email.trim().toLowerCase().normalize('NFC')}`;
  return `u.${base64Url(sha256(new TextEncoder().encode(named)).subarray(0, 16))}`;
}

/** For this tab alone, until the provider says whose token it is. */
export const temporaryKey = (): string => temporaryKeyPrefix + Math.random().toString(36).slice(2);

/** Who is logged in on this tab, in session storage (decisions, section 3). */
type SessionRecord = {
  readonly token: string;
  readonly key: string;
  readonly admin: boolean;
};

export function saveRecord({ token, key, admin }: SessionRecord): void {
  saveTabToken(token);
  tabStorage.set(userKeyName, key);
  tabStorage.remove(temporaryKeyName);
  tabStorage.set(flags.member, 'true');
  if (admin) tabStorage.set(flags.admin, 'true');
  else tabStorage.remove(flags.admin);
}

const adminName = 'kb:admin';

/** Finds the admin again in new tabs, which lack session flags. The provider checks the token. */
export const adminFlag = {
  isSet: (key: string): boolean => deviceStorage.get(adminName) === key,
  set: (key: string, admin: boolean): void => {
    if (admin) deviceStorage.set(adminName, key);
    else if (adminFlag.isSet(key)) deviceStorage.remove(adminName);
  },
};

const ownerName = 'kb:token-owner';

const digestOf = (token: string): string =>
  btoa(String.fromCharCode(...sha256(new TextEncoder().encode(token))));

/** The owner of a token by its digest, so that a reopened browser knows its member offline. */
export const tokenOwner = {
  /** The member's `userKey`, if known. */
  find: (token: string): string | undefined => {
    const [stored, key] = (deviceStorage.get(ownerName) ?? '').split(' ');
    return stored === digestOf(token) && key !== '' ? key : undefined;
  },
  save: (token: string, key: string): void => {
    deviceStorage.set(ownerName, `${digestOf(token)} ${key}`);
  },
  clear: (): void => {
    deviceStorage.remove(ownerName);
  },
};

/** Entries with one `id` or `code` are one, and so are equal ones. */
const idOf = (entry: unknown) =>
  JSON.stringify(fieldOf(entry, 'id') ?? fieldOf(entry, 'code') ?? entry);

function joinLists(...lists: readonly unknown[]): readonly unknown[] {
  const entries = lists.flat();
  const ids = entries.map(idOf);
  return entries.filter((entry, at) => ids.indexOf(idOf(entry)) === at);
}

/** Salts the code of a muted author with the key. */
function mutedBy(key: string, entry: unknown): unknown {
  const name = textOf(entry, 'name');
  return name === '' ? entry : { code: authorCode(name, key), name };
}

const receiptsName = 'kb:quote-receipts';

/** Renames entries whose names end in `from`; a list goes before that of `to`, which else stays. */
export function moveEntries(from: string, to: string): void {
  for (const name of deviceStorage.names().filter((one) => one.endsWith(from))) {
    // The state was read before; two of them, with their pictures, would not fit into the storage.
    if (name.startsWith('persist:')) {
      deviceStorage.remove(name);
      continue;
    }
    const target = name.slice(0, -from.length) + to;
    const [entry = null, own] = [name, target].map((one) => parseJson(deviceStorage.get(one)));
    const isMuted = name.startsWith('kb:muted ') && Array.isArray(entry);
    const moved = isMuted ? entry.map((one: unknown) => mutedBy(to, one)) : entry;
    const joined =
      Array.isArray(moved) && own !== undefined ? joinLists(moved, own) : (own ?? moved);
    if (deviceStorage.set(target, JSON.stringify(joined))) deviceStorage.remove(name);
  }
  const receipts = deviceStorage.get(receiptsName) ?? '';
  const renamed = receipts.replaceAll(`"owner":"${from}"`, `"owner":"${to}"`);
  if (renamed !== receipts) deviceStorage.set(receiptsName, renamed);
}
