// @vitest-environment node
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Need, needs } from '@/build/reach';

const source = resolve(import.meta.dirname, '../../../src');

/** Who imports what, `later` for what waits; files below `src`. */
const imports: readonly (readonly [file: string, needs: string, later?: 'later'])[] = [
  ['app/start.tsx', 'pages/HomePage.tsx', 'later'],
  ['app/start.tsx', 'pages/CommunityPage.tsx', 'later'],
  ['app/start.tsx', 'pages/PollsPage.tsx', 'later'],
  ['app/start.tsx', 'app/layouts/MemberLayout.tsx', 'later'],
  ['pages/HomePage.tsx', 'a/hero.tsx'],
  ['pages/HomePage.tsx', 'a/button.tsx'],
  ['pages/HomePage.tsx', 'a/alert.tsx'],
  ['pages/HomePage.tsx', 'a/news.tsx', 'later'],
  ['a/news.tsx', 'a/calls.ts'],
  ['app/layouts/MemberLayout.tsx', 'a/button.tsx'],
  ['app/layouts/MemberLayout.tsx', 'a/ways.tsx'],
  ['app/layouts/MemberLayout.tsx', 'a/line.tsx', 'later'],
  ['a/line.tsx', 'a/alert.tsx'],
  ['a/line.tsx', 'a/cloud.tsx'],
  ['pages/CommunityPage.tsx', 'a/calls.ts'],
  ['pages/CommunityPage.tsx', 'features/composer/useComposer.ts'],
  ['pages/CommunityPage.tsx', 'a/list.tsx'],
  ['pages/CommunityPage.tsx', 'a/banner.tsx'],
  ['a/list.tsx', 'a/row.tsx'],
  ['a/row.tsx', 'a/list.tsx'],
  ['pages/PollsPage.tsx', 'a/banner.tsx'],
  ['pages/PollsPage.tsx', 'a/bars.tsx'],
];

const graph = {
  getModuleInfo: (id: string) => {
    const users = (waits: boolean) =>
      imports
        .filter(([, file, later]) => resolve(source, file) === id && (later === 'later') === waits)
        .map(([user]) => resolve(source, user));
    return { importers: users(false), dynamicImporters: users(true) };
  },
};

test.each<[file: string, need: Need]>([
  ['a/hero.tsx', 'visitors'],
  ['a/button.tsx', 'everybody'],
  ['a/alert.tsx', 'everybody'],
  ['a/calls.ts', 'later'],
  ['a/ways.tsx', 'frame'],
  ['a/list.tsx', 'feed'],
  ['a/row.tsx', 'feed'],
  ['a/banner.tsx', 'members'],
  ['a/cloud.tsx', 'soon'],
  ['a/bars.tsx', 'others'],
  ['pages/CommunityPage.tsx', 'others'],
])('%s is needed by: %s', (file, need) => {
  const needOf = needs(resolve(source, 'app/screens.ts'));
  expect(needOf(resolve(source, file), graph)).toBe(need);
});
