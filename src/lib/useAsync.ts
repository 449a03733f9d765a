import { useEffect, useEffectEvent, useState } from 'react';

type Outcome<Input, Value> = {
  readonly input: Input;
  readonly attempt: number;
  readonly value: Value | undefined;
  readonly failed: boolean;
};

/** What `load` resolves with for `input`; undefined until then, and after a failure. */
export function useAsync<Input, Value>(input: Input, load: (input: Input) => Promise<Value>) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Input, Value>>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    const settle = (value: Value | undefined, failed: boolean) => {
      if (isCurrent) setOutcome({ input, attempt, value, failed });
    };
    start(input).then(
      (value) => settle(value, false),
      () => settle(undefined, true),
    );
    return () => {
      isCurrent = false;
    };
  }, [input, attempt]);
  const isKnown = outcome !== undefined && outcome.input === input && outcome.attempt === attempt;
  const { value, failed } = isKnown ? outcome : { value: undefined, failed: false };
  return { value, failed, retry: () => setAttempt(attempt + 1) };
}
