import type { ReadonlyMember } from './authentication';
import type { RawBody } from './bodies';
import type { HostName, ProviderContext } from './context';
import type { ReadonlySnapshot } from './database';
import { notAuthenticated, notFound } from './refusal';

/** A token must be valid even where none is required. */
export type Access = 'anyone' | 'member' | 'admin';

/** A call with a route and sufficient rights. */
export type Call = {
  readonly context: ProviderContext;
  readonly snapshot: ReadonlySnapshot;
  /** Of the called host, without trailing slash. */
  readonly base: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: RawBody;
  readonly member: ReadonlyMember | undefined;
};

export type Route = {
  readonly host: HostName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly answer: (call: Call) => Promise<Response> | Response;
};

/** Parameters of `/posts/:id/`; undefined without a match. */
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

/** 404 if it is no number. */
export function idIn(call: Call, name: string): number {
  const text = call.params[name] ?? '';
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}

/** 401 without a member. */
export function requestingMember(call: Call): ReadonlyMember {
  if (call.member === undefined) throw notAuthenticated();
  return call.member;
}
