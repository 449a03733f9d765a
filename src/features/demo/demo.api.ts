import * as z from 'zod/mini';
import { hosts } from '@/api/hosts';
import { providerReady } from '@/api/providerReady';
import { joinUrl } from '@/lib/url';

const overview = z.object({
  kept: z.enum(['device', 'memory']),
  faults: z.array(z.looseObject({ name: z.optional(z.string()) })),
  named_faults: z.array(z.object({ name: z.string(), about: z.string() })),
});

/** The demo's state: storage and simulated failure. */
export type DemoOverview = {
  /** False if storage is refused: data lasts as long as the page. */
  readonly kept: boolean;
  readonly fault: string;
  readonly faults: readonly { readonly name: string; readonly about: string }[];
};

async function control(method: string, path: string, body?: unknown): Promise<DemoOverview> {
  await providerReady();
  const answer = await fetch(joinUrl(hosts.portal, `/__demo/${path}`), {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const known = overview.parse(await answer.json());
  return {
    kept: known.kept === 'device',
    fault: known.faults[0]?.name ?? '',
    faults: known.named_faults,
  };
}

/** Rejects if the demo cannot start. */
export const readDemo = () => control('GET', '');
/** Restores the initial data. */
export const resetDemo = () => control('POST', 'reset/');
/** Simulates one failure, or none. */
export const playFault = (name: string) =>
  name === '' ? control('DELETE', 'faults/') : control('PUT', 'faults/', { faults: [name] });
