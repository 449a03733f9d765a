import { vi } from 'vitest';
import * as toasts from '@/ui/toast';

/**
 * Has the running test's toasts noted by `showToast` instead of drawn: those of an earlier test would
 * still be on screen. Run it before each test.
 */
export function noteToasts(): void {
  vi.spyOn(toasts, 'showToast').mockReturnValue(undefined);
}
