/** Runs at most `most` at once; the newest waits least, since a person looks at it now. */
export class CallLimit {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(readonly most: number) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.most) await new Promise<void>((go) => this.#waiting.push(go));
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#waiting.pop()?.();
    }
  }
}
