import { inject, vi } from 'vitest';

/** Every nth row, from the first on. */
export const everyNth = <Row>(rows: readonly Row[], n: number): readonly Row[] =>
  rows.filter((_, index) => index % n === 0);

/** Every nth row of a matrix; `npm run test:soak` has all of them. */
export const sampled = <Row>(rows: readonly Row[], n: number): readonly Row[] =>
  inject('soak') ? rows : everyNth(rows, n);

/** What a module of the tests does around each file and each test. */
type Lifecycle = {
  readonly beforeFile: () => void;
  readonly afterTest: () => Promise<void>;
  readonly afterFile: () => void;
};

let lifecycles: readonly Lifecycle[] = [];

/**
 * Has a module set up and cleared for each file from the one that loads it first: files share their
 * modules, so that hooks declared in one would be those of a single file.
 */
export function addLifecycle(lifecycle: Lifecycle): void {
  lifecycles = [...lifecycles, lifecycle];
}

/** The modules' part of a file. */
export const startFile = (): void => lifecycles.forEach(({ beforeFile }) => beforeFile());
export const endFile = (): void => lifecycles.forEach(({ afterFile }) => afterFile());
export async function endTest(): Promise<void> {
  for (const { afterTest } of lifecycles) await afterTest();
}

let cleanups: (() => void | Promise<void>)[] = [];

/** Has something undone when the running test's visit to the portal is over. */
export function addCleanup(undo: () => void | Promise<void>): void {
  cleanups.push(undo);
}

/** Ends the visit; runs after each test. */
export async function runCleanups(): Promise<void> {
  const undo = cleanups.toReversed();
  cleanups = [];
  for (const step of undo) await step();
}

/**
 * Ends `vi.doMock` of a module and waits until the module itself is there: of two imports that
 * together follow `vi.doUnmock`, vitest may give one a module that has not run yet.
 */
export async function restoreModule(module: string): Promise<void> {
  vi.doUnmock(module);
  await import(module);
}

/** What a test expects of the console, and what was printed. */
type Expectation = { readonly pattern: RegExp; seen: boolean };

let expected: Expectation[] = [];
let unexpected: string[] = [];

function formatMessage(parts: readonly unknown[]): string {
  const [format, ...values] = parts;
  let used = 0;
  const text =
    typeof format === 'string'
      ? format.replace(/%[sdifoOc]/g, (specifier) =>
          used < values.length ? String(values[used++]) : specifier,
        )
      : String(format instanceof Error ? (format.stack ?? format.message) : format);
  return [text, ...values.slice(used).map(String)].join(' ');
}

function recordMessage(kind: 'error' | 'warn', parts: readonly unknown[]): void {
  const text = formatMessage(parts);
  const match = expected.find(({ pattern }) => pattern.test(text));
  if (match) match.seen = true;
  else unexpected.push(`console.${kind}: ${text}`);
}

/**
 * Says that the running test makes the console warn or complain with text like this, any number of
 * times. Without it a console warning fails the test; with it the test fails where none comes.
 */
export function expectWarning(pattern: RegExp): void {
  expected.push({ pattern, seen: false });
}

/** Starts listening; call before each test. */
export function watchConsole(): void {
  expected = [];
  unexpected = [];
  console.error = (...parts: unknown[]) => recordMessage('error', parts);
  console.warn = (...parts: unknown[]) => recordMessage('warn', parts);
}

/** Fails the test that printed an unexpected message, or did not print an expected one. */
export function checkConsole(): void {
  const missing = expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern));
  const recorded = unexpected;
  expected = [];
  unexpected = [];
  if (recorded.length > 0) throw new Error(`The console was used:\n${recorded.join('\n')}`);
  if (missing.length > 0) throw new Error(`The console never printed ${missing.join(', ')}.`);
}

/**
 * Prints an error for each text that React removes, changes, or inserts something before. A browser's
 * translator puts elements of its own in the place of texts, and React would fail or show the old
 * text. The only text in an element is safe. Also runs in a browser, alone: it can use no other code.
 */
export function watchTexts(): void {
  const own = Object.getOwnPropertyDescriptors(Node.prototype);
  const watched = Symbol.for('watched');
  if (Object.hasOwn(own, watched)) return;
  const check = (node: unknown) => {
    if (!(node instanceof Text) || node.data.trim() === '') return;
    // Texts that React looks after by themselves.
    if (!Object.keys(node).some((key) => key.startsWith('__reactFiber$'))) return;
    const html = node.parentElement?.outerHTML.slice(0, 300);
    console.error(`“${node.data}” needs an element of its own to be translated: ${html}`);
  };
  Object.defineProperties(Node.prototype, {
    [watched]: { value: true },
    insertBefore: {
      ...own.insertBefore,
      value(this: Node, node: Node, before: Node | null) {
        check(before);
        return own.insertBefore.value?.call(this, node, before);
      },
    },
    removeChild: {
      ...own.removeChild,
      value(this: Node, node: Node) {
        check(node);
        return own.removeChild.value?.call(this, node);
      },
    },
    nodeValue: {
      ...own.nodeValue,
      set(this: Node, text: string | null) {
        check(this);
        own.nodeValue.set?.call(this, text);
      },
    },
  });
}

/**
 * Repeats a check until it passes, for what has no screen to wait for. A machine with two
 * busy cores is slow, not wrong: what comes late still counts.
 * @throws what the check threw last, where it does not pass within half a minute
 */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, 30_000);
