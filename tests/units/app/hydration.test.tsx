import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '@/app/App';
import { createPortalRouter } from '@/app/router';
import { routes } from '@/app/routes';
import { createAppStore } from '@/app/store';
import { kinds } from '../../setup/prerendered';
import '../../setup/provider';
import { onLeave } from '../../setup/visit';
import { eventually } from '../../setup/eventually';

/** What React writes in place of a part that was not there yet. */
const missingPart = '<!--$!-->';

/** The page's markup from React's development code, written when all its parts have loaded. */
async function written(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost:3000${path}`));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return eventually(() => {
    const html = renderToString(
      <App store={createAppStore().store}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    );
    expect(html).not.toContain(missingPart);
    return html;
  });
}

test.each(kinds)('$page takes over its document without a difference', async ({ path }) => {
  window.history.replaceState(null, '', path);
  const root = document.createElement('div');
  root.innerHTML = await written(path);
  document.body.append(root);
  const heading = root.querySelector('h1');
  const router = await createPortalRouter(true);
  const differences: unknown[] = [];
  const app = (
    <App store={createAppStore().store}>
      <RouterProvider router={router} />
    </App>
  );
  await act(async () => {
    const page = hydrateRoot(root, app, { onRecoverableError: (error) => differences.push(error) });
    onLeave(() => {
      act(() => page.unmount());
      router.dispose();
    });
  });
  expect(differences).toEqual([]);
  expect(heading).not.toBeNull();
  expect(root.querySelector('h1')).toBe(heading);
});
