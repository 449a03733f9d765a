import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPage } from '@/app/router/routeModules';
import { groups } from '@/content/groups';
import { groupPath, paths, withQuery } from '@/config/paths';
import { sampled } from '../setup/lifecycle';
import {
  submitJoinRequest,
  setMemberships,
  findJoinForm,
  findJoinState,
  joinRequestsTo,
  authorizationScheme,
} from '../setup/memberPages';
import { storedDrafts, submitLogin } from '../setup/forms';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';

const requestSent = 'Request sent';
const marketing = groupPath('marketing');
const main = () => within(screen.getByRole('main'));

beforeEach(() => setMemberships(1, 4));

describe.each(sampled(groups, 5).map((group) => [groupPath(group.slug), group] as const))(
  '%s',
  (path, group) => {
    test('is read by visitors: heading, words, picture and the form', async () => {
      await renderAt(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(group.name);
      expect(main().getByText(group.lead)).toBeVisible();
      for (const [heading, text] of [
        ['What the group does', group.does],
        ['Who it’s for', group.audience],
      ] as const) {
        const about = main().getByRole('heading', { level: 2, name: heading });
        expect(about.nextElementSibling).toHaveTextContent(text);
      }
      const after = main().getByRole('heading', { name: 'What happens after you ask' });
      const steps = [...(after.nextElementSibling?.children ?? [])].map((step) => step.textContent);
      expect(steps).toHaveLength(4);
      expect(steps[1]).toContain(group.category ?? 'Your request contains your description.');
      expect(steps[2]).toContain('Once approved, the group appears under My Communities.');
      expect(document.querySelector(`img[src="/art/${group.drawing}.svg"]`)).not.toBeNull();
      const form = await findJoinForm(group.name);
      expect(form.getByRole('button', { name: 'Join' })).toBeVisible();
      expect(form.queryAllByRole('combobox')).toHaveLength(group.tech ? 2 : 0);
      expect(provider.received.all()).toEqual([]);
    });

    test('has its metadata and breadcrumbs', async () => {
      const { head } = await loadPage('GroupPage');
      const { title, description, canonical, structuredData } = head(path);
      expect([title, description, canonical]).toEqual([group.title, group.description, path]);
      expect(structuredData?.[0]).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Communities' }, { name: group.name }],
      });
    });
  },
);

describe('a member’s request', () => {
  test.each([
    ['kingdom-ministers-group', 'Kingdom ministers group', 2],
    ['cordinators-group', 'Coordinators group', 3],
  ] as const)('%s sends its words to community %3$i and leads on', async (slug, name, id) => {
    const { user, address } = await renderAt(groupPath(slug), { as: 'member' });
    await submitJoinRequest(user, name, 'I keep lists.');
    await waitFor(() => expect(address()).toBe(paths.community));
    const [call, ...more] = joinRequestsTo(id);
    expect(more).toEqual([]);
    expect(call?.body).toEqual({ description: 'I keep lists.' });
    expect(authorizationScheme(call)).toBe('JWT');
    expect(call?.headers['content-type']).toMatch(/^application\/json/);
  });

  test('leadership-group, too, where the member does not belong yet', async () => {
    await setMemberships();
    const { user, address } = await renderAt(groupPath('leadership-group'), { as: 'member' });
    await submitJoinRequest(user, 'Leadership group', 'I lead.');
    await waitFor(() => expect(address()).toBe(paths.community));
    expect(joinRequestsTo(1).map(({ body }) => body)).toEqual([{ description: 'I lead.' }]);
  });

  test('of another group goes to community 1 with its label, and shows that it was requested', async () => {
    const { user, address } = await renderAt(marketing, { as: 'member' });
    await submitJoinRequest(user, 'Marketing', 'I write.');
    await waitFor(async () => expect(await findJoinState(requestSent)).toHaveFocus());
    expect(joinRequestsTo(1).map(({ body }) => body)).toEqual([
      { description: 'I write.', category: 'Marketing' },
    ]);
    expect(main().getByText('I write.')).toBeVisible();
    await waitFor(() => expect(address()).toBe(marketing));
  });

  test('of a tech group writes the stack under the description', async () => {
    const { user } = await renderAt(groupPath('tech-devs'), { as: 'member' });
    const form = await findJoinForm('Tech devs');
    await user.selectOptions(form.getByLabelText('Category'), 'Mobile');
    const stacks = within(form.getByLabelText('Stack')).getAllByRole('option');
    expect(stacks.map(({ textContent }) => textContent)).toEqual([
      'Select...',
      'Flutter',
      'React Native',
      'Kotlin',
      'Swift',
      'Java',
    ]);
    await user.selectOptions(form.getByLabelText('Stack'), 'React Native');
    await submitJoinRequest(user, 'Tech devs', 'Two apps so far.');
    await findJoinState(requestSent);
    expect(joinRequestsTo(1)[0]?.body).toEqual({
      description: 'Two apps so far.\n\nStack: React Native (Mobile)',
      category: 'Tech devs',
    });
  });

  test('refused after another was typed over it, stays in the outbox', async () => {
    provider.faults.set(['join-refused']);
    const release = pauseCalls('post', '/community/1/request/');
    const { user, go } = await renderAt(marketing, { as: 'member' });
    await submitJoinRequest(user, 'Marketing', 'I write.');
    const form = await findJoinForm('Marketing');
    await user.clear(form.getByLabelText('Description'));
    await user.type(form.getByLabelText('Description'), 'I draw.');
    release();
    const button = form.getByRole('button', { name: 'Join' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(form.getByLabelText('Description')).toHaveValue('I draw.');
    await go(paths.outbox);
    expect(await screen.findByText('I write.')).toBeVisible();
    await go(marketing);
    expect(await screen.findByDisplayValue('I draw.')).toBeVisible();
  });

  test('is refused by the form while something is missing', async () => {
    const { user } = await renderAt(groupPath('ai-software'), { as: 'member' });
    const form = await findJoinForm('AI software');
    await user.click(form.getByRole('button', { name: 'Join' }));
    expect(await form.findAllByText('This field is required')).toHaveLength(3);
    await waitFor(() => expect(form.getByLabelText('Description')).toHaveFocus());
    expect(joinRequestsTo(1)).toEqual([]);
  });
});

describe('the membership status', () => {
  test('is the same on a reload and on every page', async () => {
    await setMemberships(1);
    const ministers = groupPath('kingdom-ministers-group');
    const first = await renderAt(ministers, { as: 'member' });
    await submitJoinRequest(first.user, 'Kingdom ministers group', 'I serve.');
    await waitFor(() => expect(first.address()).toBe(paths.community));
    await first.go(paths.communities);
    await screen.findByRole('heading', { level: 1, name: 'Communities' });
    const row = await screen.findByRole('link', { name: /^Kingdom ministers group/ });
    await waitFor(() => expect(row).toHaveTextContent('Requested'));
    document.body.replaceChildren();
    await renderAt(ministers, { as: 'member' });
    expect(await findJoinState(requestSent)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('shows members the community it belongs to, and the way to the posts', async () => {
    await provider.database.change((draft) => {
      const own = draft.communities.find(({ id }) => id === 1);
      if (own !== undefined) own.name = 'Leadership Community';
    });
    await renderAt(groupPath('leadership-group'), { as: 'member' });
    await findJoinState('You’re a member');
    expect(
      await main().findByText('“Leadership Community” is under My Communities.'),
    ).toBeVisible();
    expect(main().getByRole('link', { name: 'Read the posts' })).toHaveAttribute(
      'href',
      withQuery(paths.communityInitiative, { community: 1 }),
    );
  });

  test('belongs to its member alone', async () => {
    const { user, session } = await renderAt(marketing, { as: 'member' });
    await submitJoinRequest(user, 'Marketing', 'I write.');
    await findJoinState(requestSent);
    await session.logOut();
    const before = provider.received.of('GET', '/my-communities').length;
    document.body.replaceChildren();
    await renderAt(marketing, { as: 'admin' });
    const form = await findJoinForm('Marketing');
    await waitFor(() =>
      expect(provider.received.of('GET', '/my-communities').length).toBeGreaterThan(before),
    );
    expect(form.getByLabelText('Description')).toHaveValue('');
  });
});

describe('a visitor', () => {
  test('is prompted to log in, comes back with what they wrote, and has requested to join', async () => {
    const { user, address } = await renderAt(marketing);
    await submitJoinRequest(user, 'Marketing', 'Written before the login. ');
    await waitFor(() =>
      expect(address()).toBe(withQuery(paths.communityLogin, { next: `${marketing}#join` })),
    );
    expect(joinRequestsTo(1)).toEqual([]);
    await submitLogin(user);
    await waitFor(() => expect(address()).toBe(marketing));
    await findJoinState(requestSent);
    expect(joinRequestsTo(1).map(({ body }) => body)).toEqual([
      { description: 'Written before the login.', category: 'Marketing' },
    ]);
    // Else the next visitor would find it in the form.
    await waitFor(async () => expect(await storedDrafts()).toEqual({}));
  });

  test('who logs in an hour later finds what they wrote, sends nothing, and leaves nothing', async () => {
    const { user, address } = await renderAt(marketing);
    await submitJoinRequest(user, 'Marketing', 'Written yesterday.');
    await waitFor(() => expect(address()).toContain(paths.communityLogin));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60 * 60_000);
    await submitLogin(user);
    expect(await screen.findByDisplayValue('Written yesterday.')).toBeVisible();
    expect(joinRequestsTo(1)).toEqual([]);
    await waitFor(async () => expect(JSON.stringify(await storedDrafts())).not.toMatch(/"visitor/));
  });

  test('who comes back without a login has sent nothing, also later', async () => {
    const { user, go, address } = await renderAt(marketing);
    await submitJoinRequest(user, 'Marketing', 'Not now.');
    await waitFor(() => expect(address()).toContain(paths.communityLogin));
    await go(marketing);
    await findJoinForm('Marketing');
    await waitFor(() => expect(screen.getByLabelText('Description')).toHaveValue('Not now.'));
    await go(withQuery(paths.communityLogin, { next: marketing }));
    await submitLogin(user);
    await waitFor(() => expect(address()).toBe(marketing));
    await findJoinForm('Marketing');
    expect(joinRequestsTo(1)).toEqual([]);
  });

  test('a visitor who turns out to be a member already sends no request', async () => {
    const leadership = groupPath('leadership-group');
    const { user, address } = await renderAt(leadership);
    await submitJoinRequest(user, 'Leadership group', 'Hello again.');
    await waitFor(() => expect(address()).toContain(paths.communityLogin));
    await submitLogin(user);
    await findJoinState('You’re a member');
    expect(joinRequestsTo(1)).toEqual([]);
    // Else it would be written after the test.
    await waitFor(async () => expect(Object.keys(await storedDrafts())[0]).toMatch(/^member /));
  });
});
