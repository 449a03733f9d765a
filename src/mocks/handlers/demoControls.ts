import * as z from 'zod';
import { demoAccounts } from '@/content/demoAccounts';
import { ok } from '@/mocks/responses';
import { checkedBody } from '@/mocks/bodies';
import type { ProviderContext } from '@/mocks/context';
import { faultsQuerySchema } from '@/mocks/faults';
import { namedFaults } from '@/mocks/namedFaults';
import { invalid } from '@/mocks/refusal';
import { type Route, route } from '@/mocks/routing';

/** No fault and no delay applies here. */
export const demoPath = '/__demo/';

const faultsSchema = z.object({ faults: faultsQuerySchema });

async function overview({ database, faults }: ProviderContext) {
  const { revision } = await database.read();
  return ok({
    accounts: demoAccounts,
    revision,
    storage: database.isStored() ? 'device' : 'memory',
    faults: faults.active(),
    named_faults: namedFaults.map(({ name, about }) => ({ name, about })),
  });
}

export const demoControlRoutes: readonly Route[] = [
  route.get(demoPath, 'anyone', ({ context }) => overview(context)),
  route.post(`${demoPath}reset/`, 'anyone', async ({ context }) => {
    await context.database.reset({ keepSessions: true });
    return overview(context);
  }),
  route.put(`${demoPath}faults/`, 'anyone', async ({ body, context }) => {
    const { faults } = checkedBody(body, faultsSchema, ['json']);
    const known = new Set(namedFaults.map(({ name }) => name));
    const strange = faults
      .filter((one) => typeof one === 'string')
      .filter((name) => !known.has(name));
    if (strange.length > 0) {
      throw invalid({ faults: strange.map((name) => `No fault is called "${name}".`) });
    }
    context.faults.set(faults);
    return overview(context);
  }),
  route.delete(`${demoPath}faults/`, 'anyone', async ({ context }) => {
    context.faults.clear();
    return overview(context);
  }),
];
