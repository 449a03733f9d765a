import * as z from 'zod/mini';
import { hosts } from '@/api/hosts';
import { providerReady } from '@/api/providerReady';
import { joinUrl } from '@/lib/url';

const overview = z.object({
  kept: z.enum(['device', 'memory']),
  faults: z.array(z.looseObject({ name: z.optional(z.string()) })),
  named_faults: z.array(z.object({ name: z.string(), about: z.string() })),
});

/** How the demo provider stands: where it keeps its data and which failures it plays. */
export type DemoOverview = {
  /** False where the browser refuses storage: the data then go with the page. */
  readonly kept: boolean;
  /** Name of the failure being played, empty for none. */
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

/** Reads how the demo stands. Rejects where it cannot start in this browser. */
export const readDemo = () => control('GET', '');
/** Puts the demo's data back to how they were at first. */
export const resetDemo = () => control('POST', 'reset/');
/** Plays one of the named failures from now on, or none. */
export const playFault = (name: string) =>
  name === '' ? control('DELETE', 'faults/') : control('PUT', 'faults/', { faults: [name] });
