import type { Plugin } from 'vite';

/** Parts of axios that `api/baseQuery` never reaches. */
const unreached = [
  'adapters/fetch',
  'cancel/CancelToken',
  'core/assertParamsAcyclic',
  'core/setFormDataHeaders',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/formDataToJSON',
  'helpers/spread',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
];

const axiosPart = /\/node_modules\/axios\/lib\/([\w/]+)\.js$/;
const router = /^react-router(?:\/dom)?$/;
const development = '/react-router/dist/development/';
const production = '/react-router/dist/production/';

/** Drops unused parts of axios and react-router's development files; fails if one is gone. */
export function leanPackagesPlugin(): Plugin {
  const missing = new Set<string>();
  return {
    name: 'portal:lean-packages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      missing.clear();
      for (const part of [...unreached, development]) missing.add(part);
    },
    resolveId: {
      filter: { id: router },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (found === null || !found.id.includes(development)) return found;
        missing.delete(development);
        return { ...found, id: found.id.replace(development, production) };
      },
    },
    load: {
      filter: { id: axiosPart },
      handler(id) {
        const part = axiosPart.exec(id)?.[1] ?? '';
        if (!unreached.includes(part)) return undefined;
        missing.delete(part);
        return 'export default null; export const getFetch = undefined;';
      },
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`Not found in their packages: ${[...missing].join(', ')}`);
    },
  };
}
