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

export type ReceivedLog = ReturnType<typeof createReceivedLog>;

export function createReceivedLog(limit = 1000) {
  let requests: readonly ReceivedRequest[] = [];
  return {
    add: (request: ReceivedRequest) => {
      requests = limit === 0 ? [] : [...requests, request].slice(-limit);
    },
    all: () => requests,
    of: (method: string, path: string) =>
      requests.filter((request) => request.method === method && request.path === path),
    clear: () => {
      requests = [];
    },
  };
}
