import { parseSettings } from './settings';

/** The settings this build was made with. */
export const settings = parseSettings(import.meta.env);
