import { http, type HttpHandler } from 'msw';
import { addressOf } from './addresses';
import type { ProviderContext } from './context';
import { respond } from './respond';

/**
 * MSW handlers for the whole contract. One handler takes every request under the hosts' bases and
 * routes it itself: the provider tells `/posts/` and `/posts` apart, which MSW's paths do not.
 */
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
