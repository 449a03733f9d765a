import { joinUrl } from '@/lib/url';
import type { HostName, ProviderHosts, ProviderContext } from './context';
import type { ReadonlyMember } from './authentication';
import type { RawBody } from './bodies';
import type { ReadonlySnapshot } from './database';
import { notAuthenticated, notFound, forbidden } from './refusal';
import type { Community } from './snapshot';

export type Address = {
  /** Hosts may share a base. */
  readonly hosts: readonly HostName[];
  readonly base: string;
  /** Below the base, with leading slash. */
  readonly path: string;
};

const names = ['portal', 'outsourcing', 'myCommunities'] as const satisfies readonly HostName[];

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
  readonly host: HostName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly answer: (call: Call) => Promise<Response> | Response;
};

export function routesAt(host: HostName) {
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

/** 404 if there is no such community. */
export function namedCommunity(call: Call): Readonly<Community> {
  const wanted = idIn(call, 'communityId');
  const community = call.snapshot.communities.find(({ id }) => id === wanted);
  if (community === undefined) throw notFound();
  return community;
}

/** 403 if the caller is no member. */
export function enteredCommunity(call: Call): Readonly<Community> {
  const member = requestingMember(call);
  const community = namedCommunity(call);
  if (!community.open && !member.admin && !member.communityIds.includes(community.id)) {
    throw forbidden();
  }
  return community;
}
