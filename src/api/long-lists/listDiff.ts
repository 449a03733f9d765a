import type { Changes } from './changes';

/** What a long list says since it was read last; without changes it says the same. */
export class ListDiff {
  constructor(readonly changes: Changes | undefined) {}
}
