import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { cssModules, cssModulesPlugin } from './src/build/cssModules.ts';
import { demoWorkerPlugin } from './src/build/demoWorkerPlugin.ts';
import { locationsPlugin } from './src/build/locationsPlugin.ts';
import { type Need, needs } from './src/build/reach.ts';
import { readSettings, settingsPlugin } from './src/build/settingsPlugin.ts';
import { staticPagesPlugin } from './src/build/staticPagesPlugin.ts';

const start = /src\/app\/start\.tsx$|\.slice\.ts$/;
const piece =
  /src\/(?:ui\/(?:(?!form\/|formatted\/)|form\/(?:readyForm|deferEarlySubmits))|content\/(?:outsourcing|projectsPanel)\.|features\/outsourcing\/|lib\/use(?:Idle|Near)|config\/structuredData|app\/layouts\/(?:Guard|useLogOut)|content\/(?:memberMenu|categories)|lib\/(?:lazyOptional|retryImport|sitePath)|features\/session\/destinations)|node_modules\/lucide-react/;

const pieces = {
  everybody: 'portal',
  visitors: 'pieces',
  later: 'member-pieces',
  frame: 'member-pieces',
  feed: 'member-pieces',
  members: 'member-pieces',
  soon: 'member-pieces',
  others: 'closed-pieces',
} as const satisfies Readonly<Record<Need, string>>;

export default defineConfig(({ mode }) => {
  const settings = readSettings(mode);
  const needOf = needs(fileURLToPath(new URL('src/app/screens.ts', import.meta.url)));
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
            output: {
              codeSplitting: {
                // The base of every page in few requests; what only some pages need splits by itself.
                includeDependenciesRecursively: false,
                groups: [
                  {
                    // With the few lines the start module shares: React itself runs when it is asked for.
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|scheduler)\/|preload-helper|src\/config\/(?:site|settings)\.ts|src\/api\/(?:hosts|providerReady)\.ts/,
                    priority: 2,
                  },
                  {
                    // With the small pieces that the feed and public pages share.
                    debugName: 'portal',
                    name: (id, graph) =>
                      start.test(id) || needOf(id, graph) === 'everybody' ? 'portal' : null,
                    test: (id) => start.test(id) || piece.test(id),
                    includeDependenciesRecursively: true,
                    priority: 1,
                  },
                  {
                    // What only members load: their frame, and the feed in it.
                    debugName: 'feed',
                    name: (id, graph) => {
                      const need = needOf(id, graph);
                      return need === 'frame' || need === 'feed' ? need : null;
                    },
                  },
                  {
                    debugName: 'posts',
                    name: (id, graph) => (needOf(id, graph) === 'members' ? 'posts' : null),
                    test: /src\/(?:features\/feed\/|lib\/windowed\/|content\/feedWords|session\/useMutedLine|ui\/(?:MutedLine|formatted\/(?:Ago|moments))|api\/(?:listQuery|posts\.api))/,
                  },
                  {
                    debugName: 'profile',
                    name: (id, graph) => (needOf(id, graph) === 'members' ? 'profile' : null),
                    test: /src\/(?:features\/profile\/|content\/profilePanelWords)/,
                  },
                  {
                    // What calls the provider, for members at once and for visitors' forms later.
                    name: 'provider',
                    test: /node_modules\/(?:axios|@reduxjs\/toolkit\/dist\/query)\/|src\/api\/(?:baseQuery|offlineCache|long-lists\/listDiff|portalApi|models\/(?:parsePost|post))\.ts$/,
                  },
                  {
                    name: 'answers',
                    test: /node_modules\/(?:zod|@standard-schema)\/|src\/(?:api\/(?:unwrapList|providerError|wire)|lib\/visibleText)\.ts$/,
                    minShareCount: 2,
                  },
                  {
                    name: 'kept',
                    test: /src\/(?:lib\/(?:draft|deviceDatabase)|content\/draftWords)\.ts$/,
                    minShareCount: 2,
                  },
                  {
                    name: 'pictures',
                    test: /src\/(?:lib\/(?:picture|fileSize)|content\/pictureWords)\.ts$/,
                    minShareCount: 2,
                  },
                  {
                    // What every visit goes on with once its page stands.
                    name: 'visit',
                    test: /src\/(?:app\/(?:offline\/|prefetchOnIntent|persist)|features\/offline\/(?:Update|update)|config\/bootPlan|lib\/reloadGuard)|node_modules\/(?:redux-persist|workbox-[a-z]+)\//,
                  },
                  {
                    // The same for who is logged in.
                    name: 'logged-in',
                    test: /src\/(?:session\/(?:changeSession|identifyUser)|features\/outbox\/OutboxLine|content\/signInWords|lib\/sha256|api\/(?:offlineCacheStorage|long-lists\/newestOf))|node_modules\/js-cookie\//,
                  },
                  {
                    debugName: 'ballot',
                    name: (id, graph) => (needOf(id, graph) === 'soon' ? 'ballot' : null),
                    test: /src\/(?:features\/polls\/(?!FeedPoll)|content\/poll|api\/(?:fetchPoll|models\/poll))/,
                  },
                  {
                    name: 'acts',
                    test: /src\/outbox\/storage/,
                  },
                  {
                    // Fetched with the first act: both files at once, so that either is never without the other.
                    name: 'sending',
                    test: /src\/outbox\/(?:attempt|outbox\.api|sender|sendAttempt)\.ts$/,
                  },
                  {
                    // What a form needs before its first action; the outbox itself comes with that.
                    name: 'actions',
                    test: /src\/outbox\/(?:item|useOutboxAction)\.ts$/,
                  },
                  {
                    name: 'outbox',
                    test: /src\/(?:outbox\/|api\/communities\.api|api\/models\/community)/,
                  },
                  {
                    name: 'texts',
                    test: /src\/ui\/formatted\/(?:Clamped|Initials|textParts|clamped)/,
                    minShareCount: 2,
                  },
                  {
                    // Small pieces that many pages share come in one request instead of ten; what only
                    // closed pages share stays out of what visitors load, and so does it of the feed
                    // where that needs none of it.
                    debugName: 'pieces',
                    name: (id, graph) => pieces[needOf(id, graph)],
                    test: piece,
                    minShareCount: 2,
                  },
                  {
                    name: 'landing',
                    test: /src\/(?:features\/landing\/|content\/initiatives)/,
                    minShareCount: 2,
                  },
                  {
                    // What a form's place needs; the form itself comes later, by itself.
                    name: 'form-places',
                    test: /src\/(?:content\/formOptions|ui\/form\/LazyForm|features\/enquiries\/enquiryForms)/,
                    minShareCount: 2,
                  },
                  {
                    name: 'site-pages',
                    test: /src\/(?:features\/site-pages\/|content\/pages)/,
                    minShareCount: 2,
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
