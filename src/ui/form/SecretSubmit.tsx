import type { ComponentProps } from 'react';
import { useHydrated } from '@/lib/useHydrated';
import { Button } from '@/ui/Button';

/** Disabled until hydrated, so that the browser never submits a password to the static host. */
export function SecretSubmit(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const hydrated = useHydrated();
  return (
    <Button
      {...props}
      type="submit"
      disabled={!hydrated}
      // The script may have enabled it already.
      suppressHydrationWarning
      data-secret=""
    />
  );
}
