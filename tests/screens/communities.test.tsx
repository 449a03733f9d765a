import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { communitiesLinks } from '@/content/communitiesLinks';
import { regions } from '@/content/regions';
import { selectChosenCommunity } from '@/memberships/communities.slice';
import * as imports from '@/lib/retryImport';
import { groupPath, paths, regionPath, withQuery } from '@/config/paths';
import { findJoinState, setMemberships, submitJoinRequest } from '../setup/memberPages';
import { setOnline } from '../setup/outbox';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';

const main = () => within(screen.getByRole('main'));
const map = () => screen.findByRole('group', { name: /^Map of Canada/ });
const list = (heading: string) => {
  const section = screen.getByRole('heading', { level: 2, name: heading }).parentElement;
  return within(section ?? document.body);
};
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const calls = () => provider.received.all().map(({ method, path }) => `${method} ${path}`);

beforeEach(() => setMemberships(1, 4));

test('visitors find the 15 links and the map, and nothing is requested from the provider', async () => {
  await renderAt(paths.communities);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Communities');
  const links = [
    ...list('Regional communities').getAllByRole('link'),
    ...list('Groups').getAllByRole('link'),
  ];
  expect(hrefs(links)).toEqual(communitiesLinks.map(({ to }) => to));
  expect(links.map((link) => link.textContent)).toEqual(communitiesLinks.map(({ label }) => label));
  await map();
  expect(screen.queryByRole('heading', { name: 'Your communities' })).toBeNull();
  expect(calls()).toEqual([]);
});

describe('the map', () => {
  test('has the 12 regions as links with their names, and names its source', async () => {
    await renderAt(paths.communities);
    const links = within(await map()).getAllByRole('link');
    expect(
      new Map(
        links.map((link) => [
          link.getAttribute('aria-label')?.replace(/, [A-Z]{2}$/, ''),
          link.getAttribute('href'),
        ]),
      ),
    ).toEqual(new Map(regions.map(({ name, slug }) => [name, regionPath(slug)])));
    expect(main().getByRole('link', { name: 'Map: @svg-maps/canada' })).toBeVisible();
    expect(main().getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by/4.0/',
    );
  });

  test('has Yukon without a link', async () => {
    await renderAt(paths.communities);
    const yukon = within(await map()).getByText('Yukon: no community yet');
    expect(yukon.closest('a')).toBeNull();
  });

  test('and the list light up together, by pointer and by keyboard', async () => {
    await renderAt(paths.communities);
    const drawn = within(await map()).getByRole('link', { name: 'Manitoba, MB' });
    const row = list('Regional communities').getByRole('link', { name: 'Manitoba' });
    const lit = () => [drawn, row].map((link) => link.hasAttribute('data-highlighted'));
    fireEvent.mouseEnter(row);
    expect(lit()).toEqual([true, true]);
    fireEvent.mouseLeave(row);
    expect(lit()).toEqual([false, false]);
    act(() => drawn.focus());
    expect(lit()).toEqual([true, true]);
  });

  test('leads to a region’s page', async () => {
    const { user, address } = await renderAt(paths.communities);
    await user.click(within(await map()).getByRole('link', { name: 'Nova Scotia, NS' }));
    await waitFor(() => expect(address()).toBe(regionPath('nova-scotia')));
  });

  test('without its data: a plain word, the whole list, and another try', async () => {
    vi.spyOn(imports, 'retryImport').mockRejectedValueOnce(new Error('No connection'));
    const { user } = await renderAt(paths.communities);
    expect(await screen.findByText(/The map could not be loaded/)).toBeVisible();
    expect(list('Regional communities').getAllByRole('link')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await map();
  });
});

describe('a member', () => {
  const member = async (): Promise<Visit> => renderAt(paths.communities, { as: 'member' });

  test('sees which are theirs, on the map too', async () => {
    await member();
    const regional = list('Regional communities');
    expect(await regional.findByText('Yours')).toBeVisible();
    expect(regional.getByText('Yours').closest('a')).toHaveAttribute('href', '/ontario');
    expect(list('Groups').getByText('Yours').closest('a')).toHaveAttribute(
      'href',
      '/leadership-group',
    );
    expect(
      within(await map()).getByRole('link', { name: 'Ontario, ON, yours' }),
    ).toBeInTheDocument();
    const sent = provider.received
      .all()
      .map(({ method, path, headers }) => [
        `${method} ${path}`,
        headers['authorization']?.split(' ')[0],
      ]);
    expect(sent.every(([, scheme]) => scheme === 'JWT')).toBe(true);
    const schemes = new Map(sent.map(([call = '', scheme]) => [call, scheme]));
    // The others show how many of their posts are new (`unread.test.tsx`).
    const others = [...schemes].filter(([call]) => !/^GET \/community\/\d+\/posts\/$/.test(call));
    expect(others).toEqual([
      ['GET /my-communities', 'JWT'],
      ['GET /communities/', 'JWT'],
    ]);
  });

  test('sees which groups by what they do are theirs, or were requested', async () => {
    await provider.database.change((draft) => {
      const own = draft.communities.find(({ id }) => id === 4);
      if (own !== undefined) own.name = 'Lawyers';
    });
    const { user, go } = await renderAt(groupPath('marketing'), { as: 'member' });
    await submitJoinRequest(user, 'Marketing', 'I write.');
    await findJoinState('Request sent');
    await go(paths.communities);
    const families = await screen.findByRole('heading', { name: 'Groups by what you do' });
    const marked = () =>
      within(families.closest('section') ?? document.body)
        .getAllByText(/^(Yours|Requested)$/)
        .map((badge) => badge.closest('a')?.textContent);
    await waitFor(() => expect(marked()).toEqual(['MarketingRequested', 'LawyersYours']));
  });

  test('reads where their first community will appear, once they asked to join', async () => {
    await setMemberships();
    const { user, go } = await renderAt(groupPath('marketing'), { as: 'member' });
    await go(paths.communities);
    expect(await screen.findByText(/Choose one below and ask to join\.$/)).toBeVisible();
    await go(groupPath('marketing'));
    await submitJoinRequest(user, 'Marketing', 'I write.');
    await findJoinState('Request sent');
    await go(paths.communities);
    expect(
      await screen.findByText(
        /Your request was sent\. Once approved, the community appears here\.$/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/ask to join\.$/)).toBeNull();
  });

  test('goes to a community of theirs above the map, which is stored as chosen', async () => {
    const { user, address, store } = await member();
    const own = await screen.findByRole('heading', { name: 'Your communities' });
    const rows = within(own.parentElement ?? document.body);
    expect(own.compareDocumentPosition(await map())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(rows.getByRole('link', { name: /^Ontario/ }));
    await waitFor(() =>
      expect(address()).toBe(withQuery(paths.communityInitiative, { community: 4 })),
    );
    expect(selectChosenCommunity(store.getState())).toEqual({ id: 4, name: 'Ontario' });
  });

  test('chooses one in the profile panel and reads its posts', async () => {
    const { user, address, store } = await renderAt(paths.community, { as: 'member' });
    const panel = await screen.findByRole('heading', { name: 'My Communities' });
    const mine = within(panel.parentElement ?? document.body);
    await user.click(await mine.findByRole('link', { name: /Ontario/ }));
    await waitFor(() =>
      expect(address()).toBe(withQuery(paths.communityInitiative, { community: 4 })),
    );
    expect(selectChosenCommunity(store.getState())).toEqual({ id: 4, name: 'Ontario' });
  });

  test('is notified where theirs could not be loaded; the 15 links stay', async () => {
    provider.faults.set(['my-communities-fail']);
    await member();
    expect(await screen.findByText('Your communities could not be loaded.')).toBeVisible();
    expect(list('Regional communities').getAllByRole('link')).toHaveLength(12);
    expect(screen.queryByText('Yours')).toBeNull();
  });

  test('sees that theirs are loaded again', async () => {
    provider.faults.set(['my-communities-fail']);
    const { user } = await member();
    const button = await main().findByRole('button', { name: 'Try again' });
    provider.faults.clear();
    const release = pauseCalls('get', '/my-communities');
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(button).toBeVisible();
    release();
    expect(await main().findByRole('heading', { name: 'Your communities' })).toBeVisible();
  });
});

test('members have the 15 links beside every page of theirs', async () => {
  await renderAt(paths.community, { as: 'member' });
  const [beside] = screen.getAllByRole('navigation', { name: 'Member' });
  const heading = within(beside ?? document.body).getByRole('heading', { name: 'Communities' });
  const links = within(heading.parentElement ?? document.body).getAllByRole('link');
  expect(hrefs(links)).toEqual(communitiesLinks.map(({ to }) => to));
});

test('offline the page shows why the own communities are missing, and a press loads them', async () => {
  provider.faults.add({
    name: 'off',
    method: 'GET',
    path: '/my-communities',
    kind: 'network-error',
  });
  const { user } = await renderAt(paths.communities, { as: 'member' });
  const failed = /^Your communities could not be loaded\./;
  expect(await main().findByText(failed)).toHaveTextContent(/loaded\.$/);
  setOnline(false);
  expect(await main().findByText(failed)).toHaveTextContent(/You’re offline\.$/);
  provider.faults.clear();
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('heading', { name: 'Your communities' })).toBeVisible();
});
