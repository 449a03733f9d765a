import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '@/app/App';
import { RouterProvider } from '@/app/router/RouterProvider';
import { createPortalRouter } from '@/app/router/router';
import { loadRouteModules, matchScreen } from '@/app/router/routeModules';
import { CurrentScreen } from '@/app/router/CurrentScreen';
import { screens } from '@/app/screens';
import { createAppStore } from '@/app/store';
import '../../setup/provider';
import { addCleanup, eventually } from '../../setup/lifecycle';

/** One document of each page: a family's members differ in words only. */
const kinds = screens.filter(
  (screen, index) =>
    screen.access === 'public' && screens.findIndex(({ page }) => page === screen.page) === index,
);

/** What React writes in place of a part that was not there yet. */
const missingPart = '<!--$!-->';

/** The page's markup from React's development code, written when all its parts have loaded. */
async function written(path: string): Promise<string> {
  await loadRouteModules(matchScreen(path));
  return eventually(() => {
    const html = renderToString(
      <App store={createAppStore().store}>
        <StaticRouter location={path}>
          <CurrentScreen matchScreen={matchScreen} />
        </StaticRouter>
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
    addCleanup(() => {
      act(() => page.unmount());
    });
  });
  expect(differences).toEqual([]);
  expect(heading).not.toBeNull();
  expect(root.querySelector('h1')).toBe(heading);
});
