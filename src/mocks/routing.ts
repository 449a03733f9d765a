import type { ReadonlyMember } from './authentication';
import type { RawBody } from './bodies';
import type { HostName, ProviderContext } from './context';
import type { ReadonlySnapshot } from './database';
import { notAuthenticated, notFound } from './refusal';

/** Who may make a call. A token that is sent has to be good, even where none is needed. */
export type Access = 'anyone' | 'member' | 'admin';

/** A call that matched a route and came with the rights for it. */
export type Call = {
  readonly context: ProviderContext;
  readonly snapshot: ReadonlySnapshot;
  /** Absolute address of the host that was asked, without a slash at its end. */
  readonly base: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: RawBody;
  /** Who asks, where a token came along. */
  readonly member: ReadonlyMember | undefined;
};

/** One method of one path of the contract. Its trailing slash counts. */
export type Route = {
  readonly host: HostName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly answer: (call: Call) => Promise<Response> | Response;
};

/** The parts of a path a pattern names (`/posts/:id/`); undefined where the path is another one. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return undefined;
      params[part.slice(1)] = value;
    } else if (part !== value) return undefined;
  }
  return params;
}

/** A path's number. @throws Refusal 404 where the part is none */
export function idIn(call: Call, name: string): number {
  const text = call.params[name] ?? '';
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}

/** The member who asks. @throws Refusal 401 where nobody is logged in */
export function requestingMember(call: Call): ReadonlyMember {
  if (call.member === undefined) throw notAuthenticated();
  return call.member;
}
