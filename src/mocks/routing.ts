import { joinUrl } from '@/lib/url';
import type { Host } from '@/api/provider';
import type { ProviderHosts, ProviderContext } from './context';
import type { ReadonlyMember } from './authentication';
import type { RawBody } from './bodies';
import type { ReadonlySnapshot } from './database';
import { notAuthenticated, notFound, forbidden } from './refusal';
import type { Community } from './snapshot';

export type Address = {
  /** Hosts may share a base. */
  readonly hosts: readonly Host[];
  readonly base: string;
  /** Below the base, with leading slash. */
  readonly path: string;
};

const names = ['portal', 'outsourcing', 'myCommunities'] as const satisfies readonly Host[];

function absoluteBase(base: string): string {
  const here = globalThis.location?.href ?? 'http://localhost/';
  return joinUrl(new URL(base, here).href, '').replace(/\/$/, '');
}

export function addressOf(hosts: ProviderHosts, requestUrl: string): Address | undefined {
  const { origin, pathname } = new URL(requestUrl);
  const url = origin + pathname;
  const found = names
    .map((name) => ({ name, base: absoluteBase(hosts[name]) }))
    .filter(({ base }) => url.startsWith(`${base}/`))
    .toSorted((one, other) => other.base.length - one.base.length);
  const base = found[0]?.base;
  if (base === undefined) return undefined;
  return {
    hosts: found.filter((entry) => entry.base === base).map(({ name }) => name),
    base,
    path: url.slice(base.length),
  };
}

/** A token must be valid even where none is required. */
type Access = 'anyone' | 'member' | 'admin';

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
  readonly host: Host;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly answer: (call: Call) => Promise<Response> | Response;
};

export function routesAt(host: Host) {
  const routeOf =
    (method: Route['method']) =>
    (path: string, access: Access, answer: Route['answer']): Route => ({
      host,
      method,
      path,
      access,
      answer,
    });
  return {
    get: routeOf('GET'),
    post: routeOf('POST'),
    put: routeOf('PUT'),
    delete: routeOf('DELETE'),
  };
}

export const route = routesAt('portal');

/** `:name` and `*` are one segment, `**` is any rest. */
export function pathPattern(path: string): RegExp {
  const source = path.replace(/\*{1,2}|:(\w+)|[.+?^${}()|[\]\\]/g, (part, name?: string) => {
    if (name !== undefined) return `(?<${name}>[^/]+)`;
    if (part === '**') return '.*';
    return part === '*' ? '[^/]+' : `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

export function idIn(call: Call, name: string): number {
  const text = call.params[name] ?? '';
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}

export function requestingMember(call: Call): ReadonlyMember {
  if (call.member === undefined) throw notAuthenticated();
  return call.member;
}

/** The entry whose id the path has as `name`; 404 if there is none. */
export function entryIn<Entry extends { readonly id: number }>(
  call: Call,
  name: string,
  entries: readonly Entry[],
): Entry {
  const wanted = idIn(call, name);
  const entry = entries.find(({ id }) => id === wanted);
  if (entry === undefined) throw notFound();
  return entry;
}

export function enteredCommunity(call: Call): Readonly<Community> {
  const member = requestingMember(call);
  const community = entryIn(call, 'communityId', call.snapshot.communities);
  if (!community.open && !member.admin && !member.communityIds.includes(community.id)) {
    throw forbidden();
  }
  return community;
}
