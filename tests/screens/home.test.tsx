import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heroTiles, homePosts } from '@/content/home';
import { projectsPanel } from '@/content/projectsPanel';
import { homePostsOf } from '@/features/feed/HomePostList';
import { slideDurationMs, transitionMs } from '@/ui/sections/Scene';
import { paths } from '@/config/paths';
import { head } from '@/pages/HomePage';
import { emulateMedia } from '../setup/browserMocks';
import { provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';
import { addCleanup } from '../setup/lifecycle';

const main = () => within(screen.getByRole('main'));
const links = (names: readonly string[]) =>
  names.map((name) => main().getByRole('link', { name }).getAttribute('href'));

test.each([paths.root, paths.home])('%s is the landing page, shown at /', async (path) => {
  await renderAt(path);
  const [first] = main().getAllByRole('heading');
  expect(first).toHaveTextContent('Welcome to Kingdom Builders');
  expect(document.title).toBe(head().title);
  expect(head().canonical).toBe('/');
});

test('sections are in their order', async () => {
  await renderAt('/');
  await screen.findByText('From the community');
  await screen.findByText('Which area do you want to participate?');
  const headings = main().getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Initiatives',
    'Kingdom Projects Management/Outsourcing',
    "Let's get you started",
    'Programs that help you grow',
    'Kingdom Builder Needs',
    'Building for the Kingdom of God',
    'From the community',
    'Take your place in the community',
    'What interests you?',
  ]);
});

test('every arch and card leads on', async () => {
  await renderAt('/');
  expect(links(heroTiles.map(({ title }) => title))).toEqual([
    '/getquote?area=The+Great+Revival',
    '/getquote?area=Kingdom+builder',
    '/getquote?area=Kingdom+Initiatives',
  ]);
  expect(links(['Businesses', 'Families', 'Communities'])).toEqual([
    '/kingdom-business-owners-innovation-hub',
    '/coach-mentors',
    '/kingdom-project-needs',
  ]);
  expect(
    links(['See more: Leadership group', 'Read more: Kingdom Builder Needs', 'Get a quote']),
  ).toEqual(['/leadership-group', '/kingdom-project-needs-details', '/getquote']);
  expect(links(['Join the community', 'Member login', 'Join'])).toEqual([
    '/community-register',
    '/community-login',
    '/community-register',
  ]);
});

test.each([paths.root, paths.whoWeAre])('%s invites no member to join or log in', async (path) => {
  await renderAt(path, { as: 'member' });
  const feed = main().getAllByRole('link', { name: 'Go to the community' });
  expect(new Set(feed.map((link) => link.getAttribute('href')))).toEqual(new Set(['/community']));
  expect(links(['Find a group'])).toEqual(['/communities']);
  expect(main().queryByRole('link', { name: /^(Join|Member login)/ })).toBeNull();
});

test('opens with both halves of the portal, one line for each', async () => {
  await renderAt('/');
  const hero = within(document.querySelector<HTMLElement>('[data-slot=hero]') ?? document.body);
  const ways = hero.getAllByRole('listitem').map((way) => {
    const link = within(way).getByRole('link');
    const line = way.textContent?.replace(link.textContent ?? '', '');
    return [link.textContent, link.getAttribute('href'), line];
  });
  expect(ways).toEqual([
    ['Join the community', '/community-register', expect.stringMatching(/\w{4,}/)],
    ['Get 3 free quotes', '/getquote', expect.stringMatching(/33,000\+ outsourcing firms/)],
  ]);
});

describe('the projects panel', () => {
  test('opens with Section, and each tab shows its own tiles', async () => {
    const { user } = await renderAt('/');
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Section', 'Services', 'Project type']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Section');
    for (const { label, tiles } of projectsPanel) {
      await user.click(screen.getByRole('tab', { name: label }));
      const panel = within(screen.getByRole('tabpanel', { name: label }));
      const shown = panel.getAllByRole('link').map((link) => link.textContent);
      expect(shown).toEqual([...tiles.map((tile) => tile.label), 'Get a quote']);
    }
  });

  test('has Open Portal for members', async () => {
    const { user } = await renderAt('/', { as: 'member' });
    await user.click(screen.getByRole('tab', { name: 'Open Portal' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Open Portal' }));
    const shown = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(shown).toEqual([paths.workTools, paths.community]);
  });
});

describe('the home list', () => {
  test('shows category 1, the last one first, three of them', () => {
    const post = (id: number, category?: number) => ({
      id,
      title: `${id}`,
      body: '',
      author: 'A member',
      ...(category !== undefined && { category }),
    });
    const posts = [post(1, 1), post(2, 2), post(3, 1), post(4), post(5, 1), post(6, 1)];
    expect(homePostsOf(posts).map(({ id }) => id)).toEqual([6, 5, 3]);
  });

  test('shows what members wrote as text, and the way to the community', async () => {
    await provider.database.change((draft) => {
      for (const post of draft.posts) Object.assign(post, { content: '<b>Come</b> & see' });
    });
    await renderAt('/');
    expect(await screen.findAllByText('<b>Come</b> & see')).toHaveLength(3);
    const section = screen.getByText('From the community').closest('section') ?? document.body;
    expect(within(section).getAllByRole('article')).toHaveLength(3);
    expect(within(section).getByRole('link')).toHaveAttribute('href', paths.community);
  });

  test('shows each text in its own direction', async () => {
    const text = { title: 'مرحبا', content: 'أهلا وسهلا', author_name: 'ياسمين', post_category: 1 };
    const list = { path: '/posts/', method: 'GET', kind: 'status', status: 200 } as const;
    provider.faults.add({ name: 'arabic', ...list, body: [{ id: 1, ...text }] });
    await renderAt('/');
    for (const words of [text.title, text.content, text.author_name])
      expect(await screen.findByText(words)).toHaveAttribute('dir', 'auto');
  });

  test('has a picture in each of three equal cards: the post’s own or its author’s portrait', async () => {
    await provider.database.change((draft) => {
      for (const post of draft.posts) post.picture = post.id % 2 === 0 ? null : 'x';
    });
    await renderAt('/');
    await waitFor(() => {
      const section = screen.getByText('From the community').closest('section');
      expect(section?.querySelectorAll('article [data-slot=picture]')).toHaveLength(3);
    });
  });

  const body = { detail: 'No.' };
  const refuse = (status: number) =>
    provider.faults.add({ name: 'no', kind: 'status', path: '/posts/', status, body });
  /** jsdom has no layout. */
  const showInView = () => {
    const box = new DOMRect(0, 10, 800, 400);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  };

  test.each([
    ['the provider fails', 500],
    ['visitors may not read', 401],
  ])('is left out where %s', async (_, status) => {
    refuse(status);
    const { store } = await renderAt('/');
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"rejected"'));
    await waitFor(() => expect(screen.queryByText('From the community')).toBeNull());
    expect(screen.queryByText('No.')).toBeNull();
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('says in view that the provider fails, and loads again', async () => {
    showInView();
    refuse(500);
    const { user } = await renderAt('/');
    expect(await screen.findByText(homePosts.failed)).toBeVisible();
    provider.faults.clear();
    await user.click(screen.getByRole('button', { name: homePosts.tryAgain }));
    const cards = () => document.querySelectorAll('[data-slot=home-posts] article');
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  test('says in view that there is nothing to show where visitors may not read', async () => {
    showInView();
    refuse(401);
    await renderAt('/');
    expect(await screen.findByText(homePosts.none)).toBeVisible();
    expect(screen.queryByRole('button', { name: homePosts.tryAgain })).toBeNull();
  });
});

describe('the featured scenes', () => {
  const reel = () => document.querySelector<HTMLElement>('.react-multi-carousel-track');
  const transform = () => reel()?.style.transform;

  beforeEach(() => {
    // jsdom neither paints nor measures: every picture is ready, and the arcade has a width.
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(700);
    Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
    addCleanup(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  test('pass one by one and stop for Pause', async () => {
    await renderAt('/');
    await waitFor(() => expect(reel()).not.toBeNull());
    const first = transform();
    await pass(slideDurationMs - 500);
    expect(transform()).toBe(first);
    await pass(600);
    const second = transform();
    expect(second).not.toBe(first);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Play' })).not.toHaveAttribute('aria-pressed');
    await pass(3 * (transitionMs + slideDurationMs));
    expect(transform()).toBe(second);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await pass(slideDurationMs + 100);
    expect(transform()).not.toBe(second);
  });

  test('pause while a link in an arch has the focus', async () => {
    await renderAt('/');
    await waitFor(() => expect(reel()).not.toBeNull());
    const first = transform();
    fireEvent.focusIn(main().getByRole('link', { name: 'The Great Revival' }));
    await pass(2 * (transitionMs + slideDurationMs));
    expect(transform()).toBe(first);
    fireEvent.focusOut(main().getByRole('link', { name: 'The Great Revival' }));
    await pass(slideDurationMs + 100);
    expect(transform()).not.toBe(first);
  });

  test('are one still picture for people who prefer reduced motion', async () => {
    emulateMedia({ reducedMotion: true });
    await renderAt('/');
    await screen.findByText('From the community');
    await pass(2 * (transitionMs + slideDurationMs));
    expect(reel()).toBeNull();
    expect(document.querySelectorAll('[data-slot=featured-scenes] [data-slot=scene]')).toHaveLength(
      1,
    );
  });
});
