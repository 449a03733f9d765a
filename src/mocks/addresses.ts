import { joinUrl } from '@/lib/url';
import type { HostName, ProviderHosts } from './context';

export type Address = {
  /** Hosts may share a base. */
  readonly hosts: readonly HostName[];
  readonly base: string;
  /** Below the base, with leading slash. */
  readonly path: string;
};

const names = ['portal', 'outsourcing', 'myCommunities'] as const satisfies readonly HostName[];

export function absoluteBase(base: string): string {
  const here = globalThis.location?.href ?? 'http://localhost/';
  return joinUrl(new URL(base, here).href, '').replace(/\/$/, '');
}

/** The host with the longest matching base. */
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
