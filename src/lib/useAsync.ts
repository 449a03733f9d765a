import { useEffect, useEffectEvent, useState } from 'react';

type Outcome<Input, Value> = {
  readonly input: Input;
  readonly round: number;
  readonly value: Value | undefined;
  readonly failed: boolean;
};

/** What `load` resolves with for `input`; undefined until then, and after a failure. */
export function useAsync<Input, Value>(input: Input, load: (input: Input) => Promise<Value>) {
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Input, Value>>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    const settle = (value: Value | undefined, failed: boolean) => {
      if (isCurrent) setOutcome({ input, round, value, failed });
    };
    start(input).then(
      (value) => settle(value, false),
      () => settle(undefined, true),
    );
    return () => {
      isCurrent = false;
    };
  }, [input, round]);
  const isKnown = outcome !== undefined && outcome.input === input && outcome.round === round;
  const { value, failed } = isKnown ? outcome : { value: undefined, failed: false };
  return { value, failed, retry: () => setRound(round + 1) };
}
