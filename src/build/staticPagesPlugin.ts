import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import type { Settings } from '../config/settings.ts';
import { decodeComponent } from '../lib/decodeComponent.ts';
import { compileScript } from './compileScript.ts';
import { assembleDocument, headTags } from './document.ts';
import { headerRules, headersFile, headersFor, readHeadersFile } from './headers.ts';
import { modulesOf, startKeys } from './manifest.ts';
import { type BuiltModules, readBuiltModules } from './moduleGraph.ts';
import { hostFiles, nginxContainer, nginxExample } from './nginx.ts';
import { createOfflinePlan, type WrittenDocument } from './createOfflinePlan.ts';

function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

const robots = (origin: string | undefined): string =>
  `User-agent: *\nAllow: /\n${origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;

type Prerenderer = typeof import('../prerender');
type StaticPage = ReturnType<Prerenderer['staticPagesOf']>[number];

/** For pages that call the provider at once. */
function providerOf(access: StaticPage['access'], settings: Settings): string | undefined {
  if (access !== 'member' || settings.portalApi === undefined) return undefined;
  const { origin } = new URL(settings.portalApi);
  return origin === settings.siteOrigin ? undefined : origin;
}

/** Writes a document for each screen, and what hosts and the service worker need. */
async function writePages(root: string, outDir: string, settings: Settings, built: BuiltModules) {
  const serverDir = join(outDir, '.server');
  const entry = join(serverDir, 'prerender.js');
  const prerenderer: Prerenderer = await import(pathToFileURL(entry).href);
  const manifestDir = join(outDir, '.vite');
  const manifest: Manifest = JSON.parse(readFileSync(join(manifestDir, 'manifest.json'), 'utf8'));
  const template = readFileSync(join(outDir, 'index.html'), 'utf8');
  const boot = await compileScript(root, 'src/boot/boot.ts', { target: 'es2019' });
  const assets = readdirSync(join(outDir, 'assets')).map((name) => `/assets/${name}`);
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  const main = manifest['index.html']?.file;
  if (main === undefined) throw new Error('The manifest has no index.html.');
  const indexed: string[] = [];
  const documents: WrittenDocument[] = [];

  for (const page of prerenderer.staticPagesOf(settings.demo)) {
    const { body, head } = await prerenderer.renderPage(page);
    const { scripts, styles } = modulesOf(manifest, [
      ...startKeys(manifest, 'index.html'),
      ...page.sources,
    ]);
    const document = assembleDocument({
      template,
      head: headTags(head, settings.siteOrigin),
      body,
      path: page.path,
      oldBrowser: prerenderer.lineForOldBrowsers,
      fonts,
      provider: providerOf(page.access, settings),
      styles: styles.map((file) => ({
        href: `/${file}`,
        css: readFileSync(join(outDir, file), 'utf8').trim(),
      })),
      boot: {
        script: boot,
        main: `/${main}`,
        modules: scripts.filter((file) => file !== main).map((file) => `/${file}`),
      },
      ...(page.access !== 'public' && { frame: prerenderer.linesForFrames }),
    });
    const file = join(outDir, page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, document);
    documents.push({ ...page, html: document });
    if (head.index !== false && head.canonical === page.path) indexed.push(page.path);
  }
  writeFileSync(join(outDir, 'robots.txt'), robots(settings.siteOrigin));
  if (settings.siteOrigin !== undefined) {
    writeFileSync(join(outDir, 'sitemap.xml'), sitemap(settings.siteOrigin, indexed));
  }
  const plan = createOfflinePlan({ ...built, manifest, documents, fonts });
  if (!settings.demo) {
    const define = { __OFFLINE_PLAN__: JSON.stringify(plan) };
    const worker = await compileScript(root, 'src/worker/start.ts', { define });
    writeFileSync(join(outDir, 'sw.js'), worker);
  }
  const texts = documents.map(({ html }) => html);
  const rules = headerRules(settings, texts, [...new Set([...plan.files, ...assets])]);
  writeFileSync(join(outDir, '_headers'), headersFile(rules));
  writeFileSync(join(outDir, 'nginx.conf'), nginxExample(rules, settings.siteOrigin));
  writeFileSync(join(outDir, 'nginx.container.conf'), nginxContainer(rules));
  rmSync(serverDir, { recursive: true });
  rmSync(manifestDir, { recursive: true });
}

/** Instructions for hosts, which a host does not serve. */
const isForHosts = (pathname: string): boolean =>
  hostFiles.includes((decodeComponent(pathname) ?? '').replace(/^\/+/, '').toLowerCase());

/** Never cached: the page may exist tomorrow. */
function notFound(folder: string, response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.end(readFileSync(join(folder, '404.html')));
}

/** Renders every screen with a bundle for Node and writes the documents. */
export function staticPagesPlugin(settings: Settings): Plugin {
  let root = process.cwd();
  let outDir = 'dist';
  let built: BuiltModules | undefined;
  return {
    name: 'portal:static-pages',
    sharedDuringBuild: true,
    config: (config) => {
      root = resolve(config.root ?? '.');
      outDir = resolve(root, config.build?.outDir ?? 'dist');
      return {
        builder: {},
        environments: {
          client: { build: { manifest: true } },
          ssr: {
            resolve: { noExternal: true },
            build: {
              outDir: join(outDir, '.server'),
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: 'src/prerender.tsx' },
            },
          },
        },
      };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      built = readBuiltModules(root, join(root, 'index.html'), this, bundle);
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) throw new Error('An environment is missing.');
      await builder.build(client);
      await builder.build(ssr);
      if (built === undefined) throw new Error('The build has no modules.');
      await writePages(root, outDir, settings, built);
    },
    configureServer(server) {
      // The dev server has one document for all addresses.
      server.middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const page = request.headers.accept?.includes('text/html') === true;
        if (page && /^\/[\w-]+(?:\/[\w-]+)*\/?$/.test(pathname)) request.url = '/';
        next();
      });
    },
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      const rules = readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        for (const [name, value] of Object.entries(headersFor(rules, pathname))) {
          response.setHeader(name, value);
        }
        if (isForHosts(pathname)) notFound(folder, response);
        else next();
      });
      return () => {
        // Like a static host: a folder's index.html, else 404.html.
        server.middlewares.use((request, response) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const name = pathname.endsWith('.html') ? pathname : `${pathname}/index.html`;
          const file = join(folder, name);
          if (!file.startsWith(folder) || !existsSync(file)) {
            notFound(folder, response);
            return;
          }
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(readFileSync(file));
        });
      };
    },
  };
}
