/** What a module of the tests does around each file and each test. */
export type Lifecycle = {
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

let leaving: (() => void | Promise<void>)[] = [];

/** Has something undone when the running test's visit to the portal is over. */
export function onLeave(undo: () => void | Promise<void>): void {
  leaving.push(undo);
}

/** Ends the visit; runs after each test. */
export async function leavePortal(): Promise<void> {
  const undo = leaving.toReversed();
  leaving = [];
  for (const step of undo) await step();
}
