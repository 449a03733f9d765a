import { HttpResponse } from 'msw';
import type { ListName } from './listShapes';
import { shaped } from './listShapes';
import type { Call } from './routing';

export const ok = (body: object): Response => HttpResponse.json(body);

export const created = (body: object): Response => HttpResponse.json(body, { status: 201 });

/** 200 with a list, wrapped in its shape. */
export const list = (call: Call, name: ListName, entries: readonly unknown[]): Response =>
  new HttpResponse(JSON.stringify(shaped(entries, call.context.listShapes[name])), {
    headers: { 'Content-Type': 'application/json' },
  });
