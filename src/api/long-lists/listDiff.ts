import type { Changes } from './changes';

/** What changed in a long list since it was last read. */
export class ListDiff {
  constructor(readonly changes: Changes | undefined) {}
}
