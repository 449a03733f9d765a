/** One request as it arrived. */
export type ReceivedRequest = {
  readonly host: string;
  readonly method: string;
  /** Path under the host, without the query. */
  readonly path: string;
  readonly query: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed: JSON as it is, form fields by name (a file as File), text where it is neither. */
  readonly body: unknown;
};

/** What arrived, the oldest first. */
export type ReceivedLog = {
  readonly add: (request: ReceivedRequest) => void;
  readonly all: () => readonly ReceivedRequest[];
  /** Those of a method and path. */
  readonly of: (method: string, path: string) => readonly ReceivedRequest[];
  readonly clear: () => void;
};

/** Makes a log. @param limit how many requests it holds, the newest ones; 0 makes it hold none */
export function createReceivedLog(limit = 1000): ReceivedLog {
  let held: ReceivedRequest[] = [];
  return {
    add: (request) => {
      held = limit === 0 ? [] : [...held, request].slice(-limit);
    },
    all: () => held,
    of: (method, path) =>
      held.filter((request) => request.method === method && request.path === path),
    clear: () => {
      held = [];
    },
  };
}
