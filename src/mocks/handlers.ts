import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { addressOf, type Address, type Call, pathPattern, type Route } from './routing';
import type { ProviderContext } from './context';
import { memberOf } from './authentication';
import { type RawBody, readBody } from './bodies';
import { commentRoutes } from './handlers/comments';
import { communityRoutes } from './handlers/communities';
import { demoControlRoutes, demoPath } from './handlers/demoControls';
import { outsourcingRoutes } from './handlers/outsourcing';
import { pollRoutes } from './handlers/polls';
import { postRoutes } from './handlers/posts';
import { registrationRoutes } from './handlers/registration';
import { sessionRoutes } from './handlers/session';
import { forbidden, methodNotAllowed, notAuthenticated, notFound, Refusal } from './refusal';
import type { Fault } from './faults';

/** Specification, section 7, and the demo's controls. */
export const routes: readonly Route[] = [
  ...registrationRoutes,
  ...sessionRoutes,
  ...communityRoutes,
  ...postRoutes,
  ...commentRoutes,
  ...pollRoutes,
  ...outsourcingRoutes,
  ...demoControlRoutes,
];

const page = '<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>';

function textAnswer(text: string, type: string, status: number): Response {
  return new HttpResponse(text, { status, headers: { 'Content-Type': type } });
}

/** `execute` makes the call and gives its true answer. */
async function faultyAnswer(fault: Fault, execute: () => Promise<Response>): Promise<Response> {
  const answer = fault.carriedOut === true ? await execute() : undefined;
  switch (fault.kind) {
    case 'delay':
      await delay(fault.ms);
      return answer ?? execute();
    case 'status':
      return fault.body === undefined || fault.status === 204
        ? new HttpResponse(null, { status: fault.status })
        : HttpResponse.json(fault.body, { status: fault.status });
    case 'malformed-json':
      return textAnswer('{"results": [{"id": 1, "ti', 'application/json', fault.status ?? 200);
    case 'html':
      return textAnswer(page, 'text/html', fault.status ?? 200);
    case 'empty':
      return new HttpResponse(null, { status: fault.status ?? 200 });
    case 'time-out':
      return new Promise(() => {});
    default:
      return HttpResponse.error();
  }
}

type Matched = { readonly route: Route; readonly params: Record<string, string> };

function routeOf(request: Request, { hosts, path }: Address): Matched {
  const fitting = routes.flatMap((route): Matched[] => {
    const match = hosts.includes(route.host) ? pathPattern(route.path).exec(path) : null;
    return match === null ? [] : [{ route, params: { ...match.groups } }];
  });
  if (fitting.length === 0) throw notFound();
  const matched = fitting.find(({ route }) => route.method === request.method);
  const allowed = fitting.map(({ route }) => route.method);
  if (matched === undefined) throw methodNotAllowed(request.method, allowed);
  return matched;
}

function checkAccess(route: Route, member: Call['member']): void {
  if (route.access !== 'anyone' && member === undefined) throw notAuthenticated();
  if (route.access === 'admin' && member?.admin !== true) throw forbidden();
}

async function executeCall(
  context: ProviderContext,
  request: Request,
  address: Address,
  body: RawBody,
): Promise<Response> {
  try {
    const { route, params } = routeOf(request, address);
    const snapshot = await context.database.read();
    const member = memberOf(request.headers, route.host, snapshot);
    checkAccess(route, member);
    return await route.answer({ context, snapshot, base: address.base, params, body, member });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return HttpResponse.json(error.body, { status: error.status, headers: error.headers });
  }
}

async function respond(context: ProviderContext, request: Request, address: Address) {
  const body = await readBody(request);
  const answer = () => executeCall(context, request, address, body);
  const { path } = address;
  if (path.startsWith(demoPath)) return answer();
  const { method, headers } = request;
  context.onRequest?.({
    host: address.base,
    method,
    path,
    query: new URL(request.url).search,
    headers: Object.fromEntries(headers),
    body: body.value,
  });
  const wait = context.latency();
  if (wait > 0) await delay(wait);
  const fault = context.faults.take({ method, path, withToken: headers.has('Authorization') });
  return fault === undefined ? answer() : faultyAnswer(fault, answer);
}

/** One handler routes all: MSW ignores trailing slashes, the contract does not. */
export function createHandlers(context: ProviderContext): HttpHandler[] {
  return [
    http.all(
      ({ request }) => addressOf(context.hosts, request.url) !== undefined,
      ({ request }) => {
        const address = addressOf(context.hosts, request.url);
        return address && respond(context, request, address);
      },
    ),
  ];
}
