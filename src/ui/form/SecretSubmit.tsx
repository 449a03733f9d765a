import type { ComponentProps } from 'react';
import { useHydrated } from '@/lib/useHydrated';
import { Button } from '@/ui/Button';

/**
 * The submit button of a form with a password. It is disabled in the document until the page answers,
 * so that the browser itself never submits the password to the static host: not by a press, and not by
 * Enter in a field. `LazyForm` enables it as soon as early submits are held.
 */
export function SecretSubmit(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const hydrated = useHydrated();
  return (
    <Button
      {...props}
      type="submit"
      disabled={!hydrated}
      // The place may have enabled it already.
      suppressHydrationWarning
      data-secret=""
    />
  );
}
