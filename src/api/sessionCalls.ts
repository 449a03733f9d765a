import { userKey } from '@/lib/userKey';
import { accessToken, tabToken } from './accessToken';
import { httpError } from './providerError';
import { sessionKeeper } from './sessionKeeper';
import { believesLoggedIn } from './sessionRecord';

type Refused = { readonly meta?: { readonly status: number } | undefined };

/** Resolves when the session stands, or when the caller has given up. */
function settledOr(signal: AbortSignal): Promise<unknown> {
  const keeper = sessionKeeper();
  if (keeper === undefined || signal.aborted) return Promise.resolve();
  const given = new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
  return Promise.race([keeper.settled(), given]);
}

const notSent = () => ({ error: httpError(401, undefined), meta: { status: 401 } });

/**
 * Sends a call with the token of whoever is logged in (decisions, section 3). While the sign-in
 * dialog is open it waits; a refused token opens the dialog, and the call is sent again after login
 * as the same member. When another member logs in, or nobody, it ends with a 401.
 * @param send sends the call once with this token
 */
export async function withinSession<Answer extends Refused>(
  signal: AbortSignal,
  send: (token: string | undefined) => Promise<Answer>,
): Promise<Answer | ReturnType<typeof notSent>> {
  const owner = userKey();
  if (believesLoggedIn()) {
    await settledOr(signal);
    // Another tab's login: nothing of this page goes out as somebody else.
    if (![undefined, tabToken()].includes(accessToken())) await sessionKeeper()?.look();
    if (userKey() !== owner) return notSent();
  }
  const token = accessToken();
  const answer = await send(token);
  if (answer.meta?.status !== 401) return answer;
  // A call may leave before the session is restored: only then there is one that can end.
  await settledOr(signal);
  if (signal.aborted) return answer;
  const mine = token !== undefined || believesLoggedIn();
  if (mine && accessToken() === token && userKey() === owner) await sessionKeeper()?.end();
  await settledOr(signal);
  if (signal.aborted || userKey() !== owner || accessToken() === token) return answer;
  return withinSession(signal, send);
}
