import { joinUrl } from '@/lib/url';
import type { HostName, ProviderHosts } from './context';

/** A request's address, taken apart. */
export type Address = {
  /** Every host that listens at the base; two may share one. */
  readonly hosts: readonly HostName[];
  /** The base's absolute address, without a slash at its end. */
  readonly base: string;
  /** Path under the base, with its leading slash. */
  readonly path: string;
};

const names = ['portal', 'outsourcing', 'myCommunities'] as const satisfies readonly HostName[];

/** A host's absolute address, without a slash at its end. */
export function absoluteBase(base: string): string {
  const here = globalThis.location?.href ?? 'http://localhost/';
  return joinUrl(new URL(base, here).href, '').replace(/\/$/, '');
}

/** Finds the host a request is for: the one with the longest base the address lies under. */
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
