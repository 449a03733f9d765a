import * as z from 'zod';
import { created, list } from '@/mocks/responses';
import { checkedBody, filledText, type RawBody } from '@/mocks/bodies';
import { Refusal } from '@/mocks/refusal';
import { type Route, routesAt } from '@/mocks/routing';
import { nextId } from '@/mocks/snapshot';

const quoteSchema = z.object({ type: filledText, budget: filledText, kingdombusiness: filledText });

function readQuote(body: RawBody): z.infer<typeof quoteSchema> {
  try {
    return checkedBody(body, quoteSchema, ['form']);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error;
    const fields = Object.keys(error.body).join(', ');
    throw new Refusal(400, { message: `Please answer every question (${fields}).` });
  }
}

const route = routesAt('outsourcing');

export const outsourcingRoutes: readonly Route[] = [
  route.post('/quotes/', 'anyone', async ({ body, context, member }) => {
    const answers = readQuote(body);
    await context.database.change((draft) => {
      draft.quotes.push({ id: nextId(draft.quotes), memberId: member?.id ?? null, ...answers });
    });
    const received = 'Your request has been received.';
    return created({
      message: member === undefined ? received : `${received} We will contact you shortly.`,
    });
  }),
  route.get('/showroom/approved-listings/', 'anyone', (call) =>
    list(call, 'listings', call.snapshot.listings),
  ),
];
