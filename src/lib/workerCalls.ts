type Numbered = { readonly id: number };

type Waiting<Answer> = {
  readonly onAnswer: (answer: Answer) => void;
  readonly onLost: () => void;
};

/** Calls to a worker, matched to answers by number. */
export type WorkerCalls<Message, Answer> = {
  readonly post: (message: Message) => void;
  readonly request: (message: Message & Numbered, on: Waiting<Answer>) => void;
};

function openWorker<Message, Answer extends Numbered>(
  start: () => Worker,
  onLost: () => void,
): WorkerCalls<Message, Answer> | undefined {
  const waiting = new Map<number, Waiting<Answer>>();
  const fail = () => {
    const lost = [...waiting.values()];
    waiting.clear();
    onLost();
    for (const { onLost: tell } of lost) tell();
  };
  try {
    const worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.onAnswer(data);
      waiting.delete(data.id);
    });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    const tell = (message: Message) => worker.postMessage(message, {});
    return {
      post: tell,
      request: (message, on) => {
        waiting.set(message.id, on);
        tell(message);
      },
    };
  } catch {
    return undefined;
  }
}

/** Starts a worker on demand; undefined if it cannot start or has failed. */
export function workerCalls<Message, Answer extends Numbered>(
  start: () => Worker,
): () => WorkerCalls<Message, Answer> | undefined {
  let calls: WorkerCalls<Message, Answer> | undefined;
  let lost = false;
  return () => {
    if (lost) return undefined;
    calls ??= openWorker<Message, Answer>(start, () => {
      lost = true;
    });
    lost = calls === undefined;
    return calls;
  };
}
