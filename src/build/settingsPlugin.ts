import { loadEnv, type Plugin } from 'vite';
import { parseSettings, type Settings } from '../lib/settings.ts';

/** The settings of this build, from the environment and the `.env` files. */
export function readSettings(mode: string): Settings {
  return parseSettings(loadEnv(mode, process.cwd(), 'VITE_'));
}

/** Stops a build whose settings cannot be used, naming the variable, and folds the demo away. */
export function settingsPlugin(settings: Settings): Plugin {
  return {
    name: 'portal:settings',
    config: () => ({ define: { __DEMO__: JSON.stringify(settings.demo) } }),
  };
}
