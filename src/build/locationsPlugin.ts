import type { Plugin } from 'vite';
import type { Settings } from '../config/settings.ts';
import { countryFiles } from './locations.ts';

const folder = 'locations';

/** Serves `/locations/CA.json` etc. unless a locations host is set (decisions, section 2). */
export function locationsPlugin(settings: Settings): Plugin {
  let root = process.cwd();
  return {
    name: 'portal:locations',
    configResolved: (config) => {
      root = config.root;
    },
    configureServer(server) {
      if (settings.locations !== undefined) return;
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const country = /^\/([A-Z]{2})\.json$/.exec(request.url ?? '')?.[1];
        const locations = country === undefined ? undefined : countryFiles(root)[country];
        if (locations === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        return response.end(locations);
      });
    },
    generateBundle() {
      if (settings.locations !== undefined || this.environment.name !== 'client') return;
      for (const [country, locations] of Object.entries(countryFiles(root))) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${country}.json`, source: locations });
      }
    },
  };
}
