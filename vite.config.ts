import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkNames } from './src/build/chunks.ts';
import { cssModules, cssModulesPlugin } from './src/build/cssModules.ts';
import { demoWorkerPlugin } from './src/build/demoWorkerPlugin.ts';
import { locationsPlugin } from './src/build/locations.ts';
import { readOutDir } from './src/build/outDir.ts';
import { staticPagesPlugin } from './src/build/staticPagesPlugin.ts';
import { parseSettings } from './src/config/settings.ts';

export default defineConfig(({ mode }) => {
  // Unusable settings stop a build.
  const settings = parseSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  return {
    appType: 'mpa',
    plugins: [
      react(),
      cssModulesPlugin(),
      demoWorkerPlugin(settings),
      locationsPlugin(settings),
      staticPagesPlugin(settings),
    ],
    // Constants let code that a build does not need be dropped.
    define: {
      __DEMO__: JSON.stringify(settings.demo),
      __REPORTS__: JSON.stringify(settings.reportUrl !== undefined),
      __SETTINGS__: JSON.stringify(settings),
    },
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    css: { modules: cssModules },
    build: {
      target: 'baseline-widely-available',
      outDir: readOutDir(process.cwd()),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Lists of scripts would weigh on every page; a page's own come early by `app/prefetchOnIntent`.
        resolveDependencies: (_file, dependencies) =>
          dependencies.filter((dependency) => dependency.endsWith('.css')),
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Names of classes stand where they are used, so that sheets need no script.
            optimization: { inlineConst: { mode: 'all' } },
            // Public pages load the outbox for members only, by `import()`; members' pages import it.
            checks: { ineffectiveDynamicImport: false },
            output: {
              codeSplitting: {
                // The base of every page in few requests; what only some pages need splits by itself.
                includeDependenciesRecursively: false,
                groups: [
                  {
                    debugName: 'shared',
                    name: chunkNames(fileURLToPath(new URL('index.html', import.meta.url))),
                  },
                ],
              },
            },
          },
        },
      },
    },
  };
});
