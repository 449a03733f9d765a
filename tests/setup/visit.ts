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
