export type ReceivedRequest = {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, form fields by name, or text. */
  readonly body: unknown;
};

export type ReceivedLog = {
  readonly add: (request: ReceivedRequest) => void;
  readonly all: () => readonly ReceivedRequest[];
  readonly of: (method: string, path: string) => readonly ReceivedRequest[];
  readonly clear: () => void;
};

/** Stores the newest `limit` requests. */
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
