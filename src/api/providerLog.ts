/** Why an answer could not be used. */
export type CallError =
  'unreachable' | 'disconnected' | 'timeout' | 'server' | 'refused' | 'unreadable';

/** What this tab saw of one kind of call. */
export type CallRecord = {
  /** Method and path without ids: `GET /posts/{id}/comments/`. */
  readonly call: string;
  /** Time of the last answer or failure, in milliseconds. */
  readonly at: number;
  readonly durationMs: number;
  readonly status: number | undefined;
  /** Undefined if the last answer was fine. */
  readonly error: CallError | undefined;
  readonly count: number;
  readonly errors: Readonly<Partial<Record<CallError, number>>>;
  readonly entries: { readonly unreadable: number; readonly total: number } | undefined;
};

type CallOutcome = {
  readonly method: string;
  readonly path: string;
  readonly durationMs: number;
  readonly status?: number;
  readonly error?: CallError | undefined;
};

const kindOf = ({ method, path }: CallOutcome): string =>
  `${method} ${path.replace(/[?#].*/, '').replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;

/** How the provider answered this tab: in memory, without bodies, tokens and ids. */
export class ProviderLog {
  readonly since = Date.now();
  #records: readonly CallRecord[] = [];
  readonly #listeners = new Set<() => void>();

  readonly records = (): readonly CallRecord[] => this.#records;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(outcome: CallOutcome): void {
    const { durationMs, status, error } = outcome;
    this.#update(kindOf(outcome), (before) => ({
      ...before,
      at: Date.now(),
      durationMs,
      status,
      error,
      count: before.count + 1,
      errors: error === undefined ? before.errors : more(before.errors, error),
    }));
  }

  /** Adds the result of parsing; `entries` is undefined if nothing could be read. */
  addReading(outcome: CallOutcome, entries: CallRecord['entries']): void {
    this.#update(kindOf(outcome), (before) =>
      entries === undefined
        ? { ...before, error: 'unreadable', errors: more(before.errors, 'unreadable') }
        : { ...before, entries },
    );
  }

  #update(call: string, change: (before: CallRecord) => CallRecord): void {
    const known = this.#records.find((record) => record.call === call);
    const changed = change(known ?? { ...unseen, call });
    this.#records =
      known === undefined
        ? [...this.#records, changed]
        : this.#records.map((record) => (record === known ? changed : record));
    for (const listener of this.#listeners) listener();
  }
}

const unseen: Omit<CallRecord, 'call'> = {
  at: 0,
  durationMs: 0,
  status: undefined,
  error: undefined,
  count: 0,
  errors: {},
  entries: undefined,
};

const more = (errors: CallRecord['errors'], error: CallError): CallRecord['errors'] => ({
  ...errors,
  [error]: (errors[error] ?? 0) + 1,
});

export type ApiServices = { readonly providerLog: ProviderLog };
