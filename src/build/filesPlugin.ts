import type { Plugin } from 'vite';

type Files = Readonly<Record<string, string>>;

/** Files beside a build's bundle, by their paths from `start` on; the development server has them too. */
export function filesPlugin(name: string, start: string, type: string, read: () => Files): Plugin {
  let known: Files | undefined;
  const files = () => (known ??= read());
  return {
    name,
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const path = url.slice(1);
        // Reading can be slow.
        if (!path.startsWith(start) || !Object.hasOwn(files(), path)) return next();
        response.setHeader('Content-Type', type);
        return response.end(files()[path]);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of Object.entries(files())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
