import * as z from 'zod';
import { type Fault, faultSchema } from './faultSchema';
import { namedFaults } from './namedFaults';

export type FaultMemory = {
  readonly load: () => unknown;
  readonly save: (faults: readonly Fault[]) => void;
};

type Struck = { readonly method: string; readonly path: string; readonly withToken: boolean };

export type Faults = {
  /** By name or whole; replaces one of the same name. */
  readonly add: (asked: string | Fault) => void;
  /** Replaces all; throws for an unknown name without changing anything. */
  readonly set: (asked: readonly (string | Fault)[]) => void;
  readonly clear: () => void;
  readonly active: () => readonly Fault[];
  /** The fault for this call; counts it down. */
  readonly strike: (call: Struck) => Fault | undefined;
};

/** Throws for an unknown name. */
export function faultNamed(asked: string | Fault): Fault {
  if (typeof asked !== 'string') return asked;
  const found = namedFaults.find(({ name }) => name === asked);
  if (found === undefined) throw new Error(`No fault is called "${asked}".`);
  return found;
}

function pathPattern(path: string): RegExp {
  const source = path
    .split(/(\*{1,2})/)
    .map((part) => {
      if (part === '**') return '.*';
      return part === '*' ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function strikes(one: Fault, call: Struck): boolean {
  return (
    (one.method === undefined || one.method === call.method) &&
    (one.withToken !== true || call.withToken) &&
    pathPattern(one.path).test(call.path)
  );
}

function memoryInPage(): FaultMemory {
  let held: readonly Fault[] = [];
  return {
    load: () => held,
    save: (faults) => {
      held = faults;
    },
  };
}

/** `memory` stores active faults; default: this page. */
export function createFaults(memory: FaultMemory = memoryInPage()): Faults {
  const active = (): Fault[] => {
    const parsed = z.array(faultSchema).safeParse(memory.load());
    return parsed.success ? parsed.data : [];
  };
  return {
    active,
    add: (asked) => {
      const added = faultNamed(asked);
      memory.save([...active().filter(({ name }) => name !== added.name), added]);
    },
    set: (asked) => memory.save(asked.map(faultNamed)),
    clear: () => memory.save([]),
    strike: (call) => {
      const faults = active();
      const struck = faults.find((one) => strikes(one, call));
      if (struck?.times !== undefined) {
        const left = struck.times - 1;
        memory.save(
          faults.flatMap((one) => {
            if (one !== struck) return [one];
            return left > 0 ? [{ ...one, times: left }] : [];
          }),
        );
      }
      return struck;
    },
  };
}
