import { Moon, Sun } from 'lucide-react';
import { useHydrated } from '@/lib/useHydrated';
import { useDeviceValue } from '@/lib/useDeviceValue';
import { chooseTheme, chosenTheme, systemTheme } from './theme';

type ThemeToggleProps = {
  /** Shows the sign alone. */
  readonly compact?: boolean;
};

/** Switches between light and dark; the choice is kept on this device, else the system decides. */
export function ThemeToggle({ compact = false }: ThemeToggleProps) {
  const chosen = useDeviceValue(chosenTheme, undefined);
  const hydrated = useHydrated();
  const dark = hydrated && (chosen ?? systemTheme()) === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className={compact ? 'btn btn--quiet btn--icon' : 'theme-toggle'}
      data-slot="theme-toggle"
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon className="icon" />
      <span className={compact ? 'sr' : undefined}>{dark ? 'Light theme' : 'Dark theme'}</span>
    </button>
  );
}
