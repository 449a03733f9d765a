import type { IncomingMessage } from 'node:http';
import { createTestProvider } from '@/mocks/node';
import { hostPaths } from './hostPaths';
import { server, site } from './ownSite';
import { providerListener } from './serveProvider';

const { providerPort } = site;
const base = `http://127.0.0.1:${providerPort}`;

/** The provider of the live build: data, faults and log as in `renderAt`, behind real HTTP. */
export const provider = createTestProvider({
  portal: base + hostPaths.portal,
  outsourcing: base + hostPaths.outsourcing,
  myCommunities: base + hostPaths.portal,
});

/** Calls that the provider has heard and carries out when it is told to, whether or not anybody waits. */
export type HeldCalls = {
  /** How many have come. */
  readonly count: () => number;
  /** Carries them out; those that come later are not held. */
  readonly release: () => void;
};

type Hold = {
  readonly method: string;
  readonly path: string;
  readonly released: Promise<void>;
  calls: number;
};
let holds: readonly Hold[] = [];

/** Holds every call of a method and path of the portal's host until it is released. */
export function holdCalls(method: string, path: string): HeldCalls {
  let open = () => {};
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  const hold = { method, path: hostPaths.portal + path, released, calls: 0 };
  holds = [...holds, hold];
  return {
    count: () => hold.calls,
    release: () => {
      holds = holds.filter((one) => one !== hold);
      open();
    },
  };
}

/** Waits with a call that is held. */
async function heard({ method, url = '' }: IncomingMessage): Promise<void> {
  const [path] = url.split('?');
  const hold = holds.find((one) => one.method === method && one.path === path);
  if (hold === undefined) return;
  hold.calls += 1;
  await hold.released;
}

const serve = providerListener(provider, base, { heard });

server.on('request', (incoming, outgoing) => {
  // On a connection that was used before, Chromium itself sends a dropped call again.
  outgoing.shouldKeepAlive = false;
  serve(incoming, outgoing);
});

/** Back to the seed, with no call held. */
export async function resetProvider(): Promise<void> {
  holds = [];
  await provider.reset();
}
