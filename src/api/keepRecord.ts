import { tabStorage } from '@/lib/tabStorage';
import { userKeyName } from '@/lib/userKey';
import { keepTabToken } from './accessToken';
import { flags, temporary } from './sessionRecord';

/** Who is logged in on this tab, as session storage keeps it (decisions, section 3). */
export type SessionRecord = {
  readonly token: string;
  readonly key: string;
  /** Logged in by the admin login. */
  readonly admin: boolean;
};

/** The stable key of a member: the e-mail address in small letters, encoded. */
export function userKeyOf(email: string): string {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase().normalize('NFC'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The e-mail address a key was made of; undefined where it is no such key. */
export function emailOfKey(key: string): string | undefined {
  try {
    const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    const email = new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
    return email.includes('@') ? email : undefined;
  } catch {
    return undefined;
  }
}

/** A key for this tab alone, while the provider has not said whose token it is. */
export const temporaryKey = (): string => temporary + Math.random().toString(36).slice(2);

/** Keeps who is logged in on this tab. */
export function keepRecord({ token, key, admin }: SessionRecord): void {
  keepTabToken(token);
  tabStorage.set(userKeyName, key);
  tabStorage.set(flags.member, 'true');
  if (admin) tabStorage.set(flags.admin, 'true');
  else tabStorage.remove(flags.admin);
}
