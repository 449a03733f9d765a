import * as z from 'zod';

/** The member of an answer that is an element (W3C WebDriver, section 12.2). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const element = z.object({ [elementKey]: z.string() });
const opened = z.object({ handle: z.string() });

/** Longer than any command takes. */
const commandTimeoutMs = 60_000;

/** Longer than a browser takes to start. */
const sessionTimeoutMs = 20_000;

type Method = 'GET' | 'POST' | 'DELETE';

/** Sends a command of W3C WebDriver. @throws with the driver's own words where it refuses */
async function send(
  method: Method,
  address: string,
  body?: object,
  timeoutMs = commandTimeoutMs,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(message === '' ? error : `${error}: ${message}`);
}

/** A browser that a driver has started. Commands go to the tab that was switched to last. */
export type Session = {
  /** Name and version, for people. */
  readonly name: string;
  readonly post: (command: string, body?: object) => Promise<unknown>;
  readonly get: (command: string) => Promise<unknown>;
  /** The first tab's handle. */
  readonly firstTab: () => Promise<string>;
  readonly newTab: () => Promise<string>;
  /** The id of the element that a script returns; undefined where it returns none. */
  readonly find: (script: string) => Promise<string | undefined>;
  readonly end: () => Promise<void>;
};

/** True once a driver takes commands. @param base the driver's address */
export const isReady = (base: string): Promise<boolean> =>
  send('GET', `${base}/status`).then(
    (status) => z.object({ ready: z.boolean() }).safeParse(status).data?.ready === true,
    () => false,
  );

/**
 * Starts a browser of its own.
 * @param base the driver's address
 */
export async function startSession(base: string): Promise<Session> {
  const { sessionId, capabilities } = session.parse(
    await send('POST', `${base}/session`, { capabilities: { alwaysMatch: {} } }, sessionTimeoutMs),
  );
  const at = (command: string) => `${base}/session/${sessionId}${command}`;
  const post = (command: string, body?: object) => send('POST', at(command), body);
  const get = (command: string) => send('GET', at(command));
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    post,
    get,
    firstTab: async () => z.string().parse(await get('/window')),
    // A window: a tab in the background shows nothing new.
    newTab: async () => opened.parse(await post('/window/new', { type: 'window' })).handle,
    find: async (script) => {
      const found = await post('/execute/sync', { script, args: [] });
      return found === null ? undefined : element.parse(found)[elementKey];
    },
    end: async () => {
      await send('DELETE', at(''));
    },
  };
}
