import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { myCommunities } from '@/api/communities.api';
import { loadPage } from '@/app/router/routeModules';
import { regions } from '@/content/regions';
import { paths, regionPath, withQuery } from '@/config/paths';
import { storedDrafts } from '../setup/forms';
import { sampled } from '../setup/lifecycle';
import {
  submitJoinRequest,
  setMemberships,
  findJoinForm,
  findJoinState,
  joinRequestsTo,
  authorizationScheme,
  mockAnswer,
} from '../setup/memberPages';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const main = () => within(screen.getByRole('main'));
const ontario = regionPath('ontario');

beforeEach(() => setMemberships(1, 4));

describe.each(sampled(regions, 4).map((region) => [regionPath(region.slug), region] as const))(
  '%s',
  (path, region) => {
    test('shows its place on the map, and visitors how to join', async () => {
      await renderAt(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(region.name);
      expect(main().getByText(region.lead)).toBeVisible();
      const map = await screen.findByRole('group', { name: /^Map of Canada/ });
      const here = within(map)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page');
      expect(here).toHaveLength(1);
      expect(here[0]?.getAttribute('aria-label')).toMatch(new RegExp(`^${region.name}, [A-Z]{2}$`));
      expect(main().getByRole('heading', { name: 'How to join' })).toBeVisible();
      expect(main().getByRole('link', { name: 'Register' })).toHaveAttribute(
        'href',
        withQuery(paths.communityRegister, { next: path }),
      );
      expect(main().getByRole('link', { name: 'User login' })).toHaveAttribute(
        'href',
        withQuery(paths.communityLogin, { next: path }),
      );
      expect(provider.received.all()).toEqual([]);
    });

    test('has its metadata and breadcrumbs', async () => {
      const { head } = await loadPage('RegionPage');
      const { title, canonical, structuredData } = head(path);
      expect([title, canonical]).toEqual([region.title, path]);
      expect(structuredData).toMatchObject([
        { '@type': 'BreadcrumbList', itemListElement: [{}, { name: region.name }] },
        { areaServed: { name: region.name } },
      ]);
    });
  },
);

test('its posts stay while the lists of communities are read again', async () => {
  const { store } = await renderAt(ontario, { as: 'member' });
  const feed = await screen.findByRole('feed');
  const release = pauseCalls('get', '/my-communities');
  const call = store.dispatch(
    myCommunities.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.getByRole('feed')).toBe(feed);
  release();
  await call;
  expect(screen.getByRole('feed')).toBe(feed);
});

test('members of its community read and write its posts', async () => {
  await renderAt(ontario, { as: 'member' });
  expect(await screen.findByRole('heading', { name: 'Posts from Ontario' })).toBeVisible();
  const posts = await screen.findAllByRole('article');
  expect(posts.length).toBeGreaterThan(0);
  expect(await main().findByRole('button', { name: 'Send post' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Open the community' })).toHaveAttribute(
    'href',
    withQuery(paths.communityInitiative, { community: 4 }),
  );
  const [call] = provider.received.of('GET', '/community/4/posts/');
  expect(authorizationScheme(call)).toBe('JWT');
});

test('others request to join its community', async () => {
  const { user, address } = await renderAt(regionPath('alberta'), { as: 'member' });
  await submitJoinRequest(user, 'Alberta', 'I moved to Calgary.');
  await findJoinState('Request sent');
  expect(joinRequestsTo(5).map(({ body }) => body)).toEqual([
    { description: 'I moved to Calgary.' },
  ]);
  await waitFor(() => expect(address()).toBe('/alberta'));
  expect(provider.received.of('GET', '/community/5/posts/')).toEqual([]);
  document.body.replaceChildren();
  await renderAt(paths.communities, { as: 'member' });
  await waitFor(() =>
    expect(main().getByText('Requested').closest('a')).toHaveAttribute('href', '/alberta'),
  );
});

test('what is typed into its form survives a reload', async () => {
  const typed = 'Half a thought';
  const { user } = await renderAt(regionPath('alberta'), { as: 'member' });
  const form = await findJoinForm('Alberta');
  await user.type(form.getByLabelText('Description'), typed);
  await waitFor(async () => expect(JSON.stringify(await storedDrafts())).toContain(typed));
  document.body.replaceChildren();
  await renderAt(regionPath('alberta'), { as: 'member' });
  const again = await findJoinForm('Alberta');
  await waitFor(() => expect(again.getByLabelText('Description')).toHaveValue(typed));
});

test.each(['Québec', 'The Quebec Community', 'Kingdom Builders Quebec'])(
  'the provider may call it %s',
  async (name) => {
    await provider.database.change((draft) => {
      draft.communities = draft.communities.map((one) => (one.id === 7 ? { ...one, name } : one));
    });
    await renderAt(regionPath('quebec'), { as: 'member' });
    expect(await screen.findByRole('heading', { name: 'Join the Quebec community' })).toBeVisible();
  },
);

test('a region that the provider does not name has no community yet', async () => {
  await provider.database.change((draft) => {
    draft.communities = draft.communities.filter(({ name }) => name !== 'Nunavut');
  });
  await renderAt(regionPath('nunavut'), { as: 'member' });
  expect(await screen.findByRole('heading', { name: 'No community yet' })).toBeVisible();
  expect(main().queryByText(/\bjoin\b/i)).toBeNull();
  expect(main().getByRole('link', { name: 'Go to the community' })).toHaveAttribute(
    'href',
    paths.community,
  );
});

test('a region beyond the first page of the communities is not said to have none', async () => {
  mockAnswer('/communities/', { count: 2, next: '?page=2', results: [{ id: 5, name: 'Ontario' }] });
  await renderAt(regionPath('alberta'), { as: 'member' });
  const heading = { name: 'The Alberta community could not be found.' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(main().getByRole('link', { name: 'Go to the community' })).toBeVisible();
});

test('members see their region although the list of all communities lacks it', async () => {
  mockAnswer('/communities/', { count: 2, next: '?page=2', results: [{ id: 5, name: 'Alberta' }] });
  await renderAt(ontario, { as: 'member' });
  expect(await screen.findByRole('heading', { name: 'Posts from Ontario' })).toBeVisible();
});

test('members see their region although the list of all communities fails', async () => {
  provider.faults.set(['communities-fail']);
  await renderAt(ontario, { as: 'member' });
  expect(await screen.findByRole('heading', { name: 'Posts from Ontario' })).toBeVisible();
});

test.each([
  ['communities-fail', 'alberta', 'Join the Alberta community'],
  ['my-communities-fail', 'ontario', 'Posts from Ontario'],
] as const)('%s: shown plainly, and loaded again', async (fault, slug, heading) => {
  provider.faults.set([fault]);
  const { user } = await renderAt(regionPath(slug), { as: 'member' });
  await screen.findByRole('heading', { name: 'The communities could not be loaded.' });
  provider.faults.clear();
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});
