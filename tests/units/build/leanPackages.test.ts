// @vitest-environment node
import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanPackagesPlugin } from '@/build/leanPackagesPlugin';

/** The modules of a small portal that have something left in its script. */
async function modulesOf(entry: string): Promise<readonly string[]> {
  const portal = {
    name: 'portal',
    resolveId: (id: string) => (id === 'virtual:portal' ? id : undefined),
    load: (id: string) => (id === 'virtual:portal' ? entry : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [portal, leanPackagesPlugin()],
    build: { write: false, minify: false, rolldownOptions: { input: 'virtual:portal' } },
  });
  if (!('output' in built)) throw new Error('There is more than one build.');
  return built.output.flatMap((file) =>
    'modules' in file
      ? Object.entries(file.modules)
          .filter(([, { renderedLength }]) => renderedLength > 100)
          .map(([id]) => id.replace(/^.*\/node_modules\//, ''))
      : [],
  );
}

const axios = "import axios from 'axios'; console.log(axios);";
const router =
  "import { createBrowserRouter } from 'react-router'; console.log(createBrowserRouter);";

test('what the portal never runs of axios and of the router is left out', async () => {
  const modules = await modulesOf(axios + router);
  expect(modules).toContain('axios/lib/adapters/xhr.js');
  expect(modules).not.toContain('axios/lib/adapters/fetch.js');
  expect(modules).not.toContain('axios/lib/helpers/trackStream.js');
  expect(modules).not.toContain('axios/lib/helpers/toFormData.js');
  const routers = modules.filter((id) => id.startsWith('react-router/'));
  expect(routers.map((id) => id.split('/')[2])).toEqual(['production']);
});

test('a build fails where a package no longer has what is left out of it', async () => {
  await expect(modulesOf(router)).rejects.toThrow(/Not found in their packages: .*adapters\/fetch/);
  await expect(modulesOf(axios)).rejects.toThrow(/Not found in their packages: .*react-router/);
});
