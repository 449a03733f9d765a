import { createDeviceValue } from '@/lib/deviceValue';

type Theme = 'light' | 'dark';

/** The key the inline script of `index.html` reads before the first paint. */
export const themeKey = 'kb:theme';

const readTheme = (raw: unknown): Theme | undefined =>
  raw === 'light' || raw === 'dark' ? raw : undefined;

/** The theme a person chose on this device; undefined follows the system. */
export const chosenTheme = createDeviceValue<Theme | undefined>(themeKey, readTheme, undefined);
