import { vi } from 'vitest';

/**
 * Asks again and again until a check holds, for what has no screen to wait for. A machine with two
 * busy cores is slow, not wrong: what comes late still counts.
 * @throws what the check threw last, where it does not hold within half a minute
 */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, 30_000);
