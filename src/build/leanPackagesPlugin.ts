import type { Plugin } from 'vite';

/**
 * Parts of axios that no call of the portal reaches (`api/baseQuery`): every browser has
 * XMLHttpRequest, bodies are text, URLSearchParams or FormData made by the portal itself, addresses
 * have no `params`, and calls end by an AbortSignal.
 */
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

/**
 * Leaves out of the browser's script what two packages carry and the portal never runs.
 * - axios brings a second adapter, on fetch, and its own converters of forms: their files are empty
 *   here, as axios itself empties those for Node in a browser.
 * - react-router names only its development files, with their warnings; it ships the same files
 *   without them, and those are taken.
 *
 * A build fails where a file named here is no longer part of its package: look anew then.
 */
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
