import { http, type HttpHandler } from 'msw';
import { addressOf } from './addresses';
import type { ProviderContext } from './context';
import { respond } from './respond';

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
