import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chunkNames } from './src/build/chunks.ts';
import { cssModules, cssModulesPlugin } from './src/build/cssModules.ts';
import { demoWorkerPlugin } from './src/build/demoWorkerPlugin.ts';
import { locationsPlugin } from './src/build/locationsPlugin.ts';
import { readSettings, settingsPlugin } from './src/build/settingsPlugin.ts';
import { staticPagesPlugin } from './src/build/staticPagesPlugin.ts';

export default defineConfig(({ mode }) => {
  const settings = readSettings(mode);
  return {
    appType: 'mpa',
    plugins: [
      react(),
      cssModulesPlugin(),
      settingsPlugin(settings),
      demoWorkerPlugin(settings),
      locationsPlugin(settings),
      staticPagesPlugin(settings),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    css: { modules: cssModules },
    build: {
      target: 'baseline-widely-available',
      outDir: process.env['PORTAL_OUT_DIR'] ?? 'dist',
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
            // Visitors load the outbox with their first act; members' pages import it.
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
