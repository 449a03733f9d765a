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
  let requests: ReceivedRequest[] = [];
  return {
    add: (request) => {
      requests = limit === 0 ? [] : [...requests, request].slice(-limit);
    },
    all: () => requests,
    of: (method, path) =>
      requests.filter((request) => request.method === method && request.path === path),
    clear: () => {
      requests = [];
    },
  };
}
