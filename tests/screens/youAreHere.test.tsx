import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { currentOf } from '@/app/layouts/currentItem';
import { memberItems } from '@/app/layouts/MemberNav';
import { screens } from '@/app/screens';
import { footer, headerLinks, userLogin } from '@/content/navigation';
import { paths } from '@/config/paths';
import { renderAt } from '../setup/renderAt';

const marked = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);

const inMenu = (name: string) => marked(screen.getByRole('navigation', { name, hidden: true }));

test.each([
  ['/', 'Home page', []],
  ['/real-estate', 'Our Services true', ['Outsourcing true']],
  ['/my-requests', 'Our Services true', ['My requests page']],
  ['/community-register', 'User login true', []],
])('%s marks %s in the header, in its panel and in the footer', async (path, item, below) => {
  await renderAt(path);
  expect(inMenu('Main')).toEqual([item]);
  expect(inMenu('Menu')).toEqual([item]);
  expect(inMenu('Services and your data')).toEqual(below);
});

test('a group is marked under Communities, which is in the footer alone', async () => {
  await renderAt('/lawyers');
  expect(inMenu('Main')).toEqual([]);
  expect(inMenu('Community')).toEqual(['Communities true']);
});

type Menu = readonly { readonly label: string; readonly to: string }[];

const header: Menu = [...headerLinks, userLogin];
const side: Menu = memberItems.filter(({ where }) => where !== 'bottom');
const bottom: Menu = memberItems.filter(({ where }) => where !== 'side');

function itemAt(path: string, menu: Menu): string | undefined {
  const current = currentOf(
    path,
    menu.map(({ to }) => to),
  );
  const items = menu.filter(({ to }) => current(to) !== undefined);
  expect(items.length).toBeLessThanOrEqual(1);
  return items[0] && `${items[0].label} ${current(items[0].to)}`;
}

test.each([
  ['/home', 'Home page'],
  ['/who-we-are', 'About Us true'],
  ['/outsourcing-home', 'Our Services true'],
  ['/getquote', 'Our Services true'],
  ['/investors-registration', 'Our Services true'],
  ['/kingdom-project-needs-details', 'Our Services true'],
  ['/kingdom-builder-luncher', 'Our Services true'],
  ['/faq', 'FAQ page'],
  ['/reset-password', 'User login true'],
])('in the header %s is %s', (path, item) => {
  expect(itemAt(path, header)).toBe(item);
});

test('every public page is marked in the header or in the footer', () => {
  const columns = footer.columns.flatMap(({ links }) => [...links]);
  const offered = [...header, ...columns, ...footer.legalLinks];
  const lost = screens
    .filter(({ access, path }) => access === 'public' && path !== paths.adminLogin)
    .map(({ path }) => path)
    .filter((path) => {
      const current = currentOf(
        path,
        offered.map(({ to }) => to),
      );
      return offered.every(({ to }) => current(to) === undefined);
    });
  expect(lost).toEqual([]);
});

describe('the members’ menus', () => {
  test.each([
    ['/community/initiative', 'Community true', 'Community true'],
    ['/initiative-comment-page', 'Community true', 'Community true'],
    ['/comment-page', 'Community true', 'Community true'],
    ['/empowerment-scheme', 'Empowerment Scheme page', 'Polls true'],
    ['/community/scheme', 'Empowerment Scheme true', 'Polls true'],
    ['/poll-details', 'Polls true', 'Polls true'],
    ['/internship-forum', 'Internship forum page', 'Community true'],
    ['/communities', undefined, 'Communities page'],
    ['/ontario', undefined, 'Communities true'],
  ])('at %s mark %s at the side, %s on phones', (path, beside, below) => {
    expect([itemAt(path, side), itemAt(path, bottom)]).toEqual([beside, below]);
  });

  test('mark every page of members', () => {
    const pages = screens.filter(({ access }) => access === 'member').map(({ path }) => path);
    for (const menu of [side, bottom]) {
      expect(pages.filter((path) => itemAt(path, menu) === undefined)).toEqual([]);
    }
  });

  test('show it on the page', async () => {
    await renderAt('/empowerment-scheme', { as: 'member' });
    const menus = screen.getAllByRole('navigation', { name: 'Member' });
    expect(menus.flatMap(marked)).toEqual(['Empowerment Scheme page', 'Polls true']);
  });
});
