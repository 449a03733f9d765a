import { loadEnv, type Plugin } from 'vite';
import { parseSettings, type Settings } from '../config/settings.ts';

/** The settings of this build, from the environment and the `.env` files. */
export function readSettings(mode: string): Settings {
  return parseSettings(loadEnv(mode, process.cwd(), 'VITE_'));
}

/** Stops a build whose settings cannot be used, naming the variable, and folds away what they leave out. */
export function settingsPlugin(settings: Settings): Plugin {
  return {
    name: 'portal:settings',
    config: () => ({
      define: {
        __DEMO__: JSON.stringify(settings.demo),
        __REPORTS__: JSON.stringify(settings.reportUrl !== undefined),
      },
    }),
  };
}
