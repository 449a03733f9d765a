/** What kept an answer from being used. */
export type CallError =
  /** No answer came, although this browser has a connection. */
  | 'unreachable'
  /** The browser itself had no connection. */
  | 'disconnected'
  | 'timeout'
  /** Status 500 and above. */
  | 'server'
  /** Any other status that is not a success. */
  | 'refused'
  /** A success whose body could not be read. */
  | 'unreadable';

/** What this tab has seen of one kind of call. */
export type CallRecord = {
  /** Method and path, ids left out: `GET /posts/{id}/comments/`. */
  readonly call: string;
  /** When the last answer came, or the call was given up, in milliseconds. */
  readonly at: number;
  /** How long the last call took, in milliseconds. */
  readonly took: number;
  /** Status of the last answer; undefined where none came. */
  readonly status: number | undefined;
  /** What was wrong with the last answer; undefined where nothing was. */
  readonly error: CallError | undefined;
  readonly count: number;
  /** How often each kind of error was seen. */
  readonly errors: Readonly<Partial<Record<CallError, number>>>;
  /** Entries of the last list that could not be read, and how many it had. */
  readonly entries: { readonly unreadable: number; readonly total: number } | undefined;
};

type Ended = {
  readonly method: string;
  readonly path: string;
  readonly took: number;
  readonly status?: number;
  readonly error?: CallError | undefined;
};

/** Method and path without ids and query: nothing in it tells who asked for what. */
const kindOf = ({ method, path }: Ended): string =>
  `${method} ${path.replace(/[?#].*/, '').replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;

/**
 * How the provider answered this tab: one record for each kind of call, in memory only. Bodies,
 * tokens and ids never come here. Each store has its own.
 */
export class ProviderLog {
  /** When it began, in milliseconds. */
  readonly since = Date.now();
  #records: readonly CallRecord[] = [];
  readonly #listeners = new Set<() => void>();

  /** One record for each kind of call, in the order in which they were first made. */
  readonly records = (): readonly CallRecord[] => this.#records;

  /** Calls back on each change; returns what stops that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes how a call ended. */
  add(ended: Ended): void {
    const { took, status, error } = ended;
    this.#update(kindOf(ended), (before) => ({
      ...before,
      at: Date.now(),
      took,
      status,
      error,
      count: before.count + 1,
      errors: error === undefined ? before.errors : more(before.errors, error),
    }));
  }

  /**
   * Notes what reading an answer of success came to.
   * @param entries undefined where the whole answer could not be read
   */
  addReading(ended: Ended, entries: CallRecord['entries']): void {
    this.#update(kindOf(ended), (before) =>
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
  took: 0,
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

/** What the store hands its thunks and API slices (`thunk.extraArgument`). */
export type StoreServices = { readonly providerLog: ProviderLog };

/** The log of the store that a call is made through; undefined where it has none. */
export const providerLogOf = (extra: unknown): ProviderLog | undefined =>
  typeof extra === 'object' &&
  extra !== null &&
  'providerLog' in extra &&
  extra.providerLog instanceof ProviderLog
    ? extra.providerLog
    : undefined;
