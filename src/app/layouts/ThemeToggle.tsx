import { Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { createDeviceValue, useDeviceValue } from '@/lib/deviceValue';
import { useHydrated } from '@/lib/useHydrated';
import { useMedia } from '@/lib/useMedia';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './layoutParts.module.css';

type Theme = 'light' | 'dark';

/** Also read by the inline script of `index.html`. */
export const themeKey = 'kb:theme';

const readTheme = (raw: unknown): Theme | undefined =>
  raw === 'light' || raw === 'dark' ? raw : undefined;

const chosenTheme = createDeviceValue<Theme | undefined>(themeKey, readTheme, undefined);

const compactLook = `${buttonStyles.btn} ${buttonStyles.btnQuiet} ${buttonStyles.btnIcon}`;

/** Switches between light and dark on this device; without a choice the system decides. */
export function ThemeToggle({ compact = false }: { readonly compact?: boolean }) {
  const chosen = useDeviceValue(chosenTheme);
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
      className={`needs-script ${compact ? compactLook : styles.themeToggle}`}
      data-slot="theme-toggle"
      onClick={() => chosenTheme.set(dark ? 'light' : 'dark')}
    >
      <Icon />
      <span className={compact ? layoutStyles.sr : undefined}>
        {dark ? 'Light theme' : 'Dark theme'}
      </span>
    </button>
  );
}
