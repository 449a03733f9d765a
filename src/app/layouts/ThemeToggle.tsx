import { Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { createDeviceValue } from '@/lib/deviceValue';
import { useDeviceValue } from '@/lib/useDeviceValue';
import { useHydrated } from '@/lib/useHydrated';
import { useMedia } from '@/lib/useMedia';

type Theme = 'light' | 'dark';

/** The key the inline script of `index.html` reads before the first paint. */
export const themeKey = 'kb:theme';

const readTheme = (raw: unknown): Theme | undefined =>
  raw === 'light' || raw === 'dark' ? raw : undefined;

/** The theme a person chose on this device; undefined follows the system. */
const chosenTheme = createDeviceValue<Theme | undefined>(themeKey, readTheme, undefined);

type ThemeToggleProps = {
  /** Shows the sign alone. */
  readonly compact?: boolean;
};

/**
 * Switches between light and dark. The choice is kept on this device, for all its tabs; without one
 * the portal goes with the system, also when that changes while the portal is open.
 */
export function ThemeToggle({ compact = false }: ThemeToggleProps) {
  const chosen = useDeviceValue(chosenTheme, undefined);
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const theme = useHydrated() ? (chosen ?? system) : undefined;
  const dark = theme === 'dark';
  useEffect(() => {
    // Before hydration the inline script of `index.html` has decided.
    if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className={compact ? 'btn btn--quiet btn--icon' : 'theme-toggle'}
      data-slot="theme-toggle"
      onClick={() => chosenTheme.set(dark ? 'light' : 'dark')}
    >
      <Icon className="icon" />
      <span className={compact ? 'sr' : undefined}>{dark ? 'Light theme' : 'Dark theme'}</span>
    </button>
  );
}
