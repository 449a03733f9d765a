import * as z from 'zod';
import { type Fault, faultSchema } from './faultSchema';
import { namedFaults } from './namedFaults';

/** Where active faults are remembered. */
export type FaultMemory = {
  readonly load: () => unknown;
  readonly save: (faults: readonly Fault[]) => void;
};

/** What a call looks like to the fault switch. */
type Struck = { readonly method: string; readonly path: string; readonly withToken: boolean };

/** The switch that makes calls fail. */
export type Faults = {
  /** Adds a fault: a known one by its name, or one's own. A fault of the same name gives way. */
  readonly add: (asked: string | Fault) => void;
  /** Replaces all faults. Throws where a name is not known; nothing changes then. */
  readonly set: (asked: readonly (string | Fault)[]) => void;
  readonly clear: () => void;
  readonly active: () => readonly Fault[];
  /** The fault that strikes this call, counted down. */
  readonly strike: (call: Struck) => Fault | undefined;
};

/** The fault asked for. @throws where the name is not among the known ones */
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

/** Makes a fault switch. @param memory where active faults are remembered; this page unless told */
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
