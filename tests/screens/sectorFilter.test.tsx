import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectsPanel } from '@/content/projectsPanel';
import { renderAt } from '../setup/renderAt';

const section = () => {
  const found = screen.getByRole('heading', { name: 'Find your sector' }).closest('section');
  if (found === null) throw new Error('The sectors have no section.');
  return within(found);
};
const field = () => section().getByRole('searchbox', { name: 'Filter the sectors' });
const group = (name: string) =>
  within(section().getByRole('navigation')).getByRole('link', { name });
const tiles = () =>
  section()
    .queryAllByRole('listitem')
    .map((tile) => tile.textContent);
const services = projectsPanel
  .find(({ key }) => key === 'services')
  ?.tiles.map(({ label }) => label);
const plain = (labels: readonly (string | null)[]) =>
  labels.map((label) => label?.replaceAll('\u200b', ''));

test('shows all 28 without a filter, and their count', async () => {
  await renderAt('/outsourcing-home');
  expect(tiles()).toHaveLength(28);
  expect(section().getByRole('status')).toHaveTextContent('All 28 sectors');
  expect(group('All')).toHaveAttribute('aria-current', 'true');
});

test('a group is an address; Back leads to the one before', async () => {
  const { user, address, go } = await renderAt('/outsourcing-home');
  await user.click(group('Services'));
  await waitFor(() => expect(address()).toBe('/outsourcing-home?group=services'));
  expect(plain(tiles())).toEqual(services);
  expect(section().getByRole('status')).toHaveTextContent('10 of 28 sectors');
  expect(section().queryByRole('heading', { name: 'Section' })).toBeNull();
  await user.click(group('Project type'));
  await waitFor(() => expect(tiles()).toHaveLength(9));
  await go(-1);
  await waitFor(() => expect(plain(tiles())).toEqual(services));
  expect(group('Services')).toHaveAttribute('aria-current', 'true');
});

test('a word finds by what people call it, within the group, and is in the address', async () => {
  const { user, address } = await renderAt('/outsourcing-home?group=section');
  await user.type(field(), 'bookkeeping');
  await waitFor(() => expect(plain(tiles())).toEqual(['Financial Services']));
  await waitFor(() => expect(address()).toBe('/outsourcing-home?group=section&q=bookkeeping'));
  await waitFor(() => expect(field()).toHaveFocus());
  await user.click(group('All'));
  await waitFor(() => expect(address()).toBe('/outsourcing-home?q=bookkeeping'));
  expect(field()).toHaveValue('bookkeeping');
});

test('a group and all sectors leave the filter of the listings in the address', async () => {
  const { user, address } = await renderAt('/outsourcing-home?province=Ontario');
  await user.click(group('Services'));
  await waitFor(() => expect(address()).toBe('/outsourcing-home?province=Ontario&group=services'));
  await user.type(field(), 'zeppelin');
  await user.click(await section().findByRole('link', { name: 'Show all sectors' }));
  await waitFor(() => expect(address()).toBe('/outsourcing-home?province=Ontario'));
});

test('an address that was shared shows its filter', async () => {
  await renderAt('/outsourcing-home?group=services&q=DATA');
  await waitFor(() =>
    expect(plain(tiles())).toEqual(
      expect.arrayContaining(['Data Analytics', 'Data Infrastructure']),
    ),
  );
  expect(plain(tiles())).not.toContain('Legal');
  expect(field()).toHaveValue('DATA');
});

test('where nothing answers there is a way back to all, and the field is ready again', async () => {
  const { user, address } = await renderAt('/outsourcing-home?q=zeppelin');
  expect(
    await section().findByRole('heading', { name: 'No sectors match “zeppelin”' }),
  ).toBeVisible();
  expect(section().getByRole('status')).toHaveTextContent('0 of 28 sectors');
  await user.click(section().getByRole('link', { name: 'Show all sectors' }));
  await waitFor(() => expect(tiles()).toHaveLength(28));
  await waitFor(() => expect(address()).toBe('/outsourcing-home'));
  expect(field()).toHaveValue('');
  await waitFor(() => expect(field()).toHaveFocus());
});

test.each(['?group=nothing', '?q=%20%20', '?group=&q=', '?other=1'])(
  '%s shows all',
  async (query) => {
    await renderAt(`/outsourcing-home${query}`);
    expect(tiles()).toHaveLength(28);
  },
);

test('spaces at the end of a word stay in the field while it is typed', async () => {
  const { user, address } = await renderAt('/outsourcing-home');
  await user.type(field(), 'real ');
  await waitFor(() => expect(address()).toBe('/outsourcing-home?q=real'));
  expect(field()).toHaveValue('real ');
  await user.type(field(), 'est');
  await waitFor(() => expect(plain(tiles())).toEqual(['Real Estate']));
});

test('each whole group ends in a way on; what a word finds has none', async () => {
  const { user } = await renderAt('/outsourcing-home');
  const ways = () =>
    [...document.querySelectorAll('[data-slot=tile-filler] a')].map((link) => link.textContent);
  expect(ways()).toEqual(['Get a quote', 'Strategy consulting', 'Get 3 free quotes']);
  await user.click(group('Services'));
  await waitFor(() => expect(ways()).toEqual(['Strategy consulting']));
  await user.type(field(), 'data');
  await waitFor(() => expect(ways()).toEqual([]));
});
