import { loadEnv, type Plugin } from 'vite';
import { parseSettings, type Settings } from '../config/settings.ts';

/** From the environment and the `.env` files. */
export function readSettings(mode: string): Settings {
  return parseSettings(loadEnv(mode, process.cwd(), 'VITE_'));
}

/** Fails a build with unusable settings; constants let dead code be dropped. */
export function settingsPlugin(settings: Settings): Plugin {
  return {
    name: 'portal:settings',
    config: () => ({
      define: {
        __DEMO__: JSON.stringify(settings.demo),
        __REPORTS__: JSON.stringify(settings.reportUrl !== undefined),
        __SETTINGS__: JSON.stringify(settings),
      },
    }),
  };
}
