// @vitest-environment node
import { expect, test } from 'vitest';
import { createOfflinePlan } from '@/build/createOfflinePlan';

const start = 'src/start.ts';
const page = 'src/pages/CommunitiesPage.tsx';
const drawing = 'src/features/communities/MapDrawing.tsx';
const frame = 'src/features/communities/MapOfCanada.tsx';
const regions = 'src/content/canadaRegions.json';
const otherPage = 'src/pages/FaqPage.tsx';

/** What each module imports, and what it fetches later. */
const graph = {
  'index.html': [[], [start]],
  [start]: [[], [page, otherPage, 'src/mocks/browser.ts']],
  [page]: [[frame], []],
  [frame]: [[], [drawing]],
  [drawing]: [[regions], []],
  [regions]: [[], []],
  [otherPage]: [[], []],
  'src/mocks/browser.ts': [[], []],
} as const;

const ids = Object.keys(graph);
const fileOf = (id: string) => `assets/${id.replaceAll('/', '-')}.js`;
const write = (path: string, source: string, access: 'public' | 'member') => ({
  path,
  access,
  sources: [source],
  html: path,
});

const plan = createOfflinePlan({
  modules: new Map(
    Object.entries(graph).map(([id, [imports, later]]) => [id, { bytes: 1, imports, later }]),
  ),
  fileOf: new Map(ids.map((id) => [id, fileOf(id)])),
  manifest: Object.fromEntries(
    Object.entries(graph).map(([id, [imports]]) => [
      id,
      { file: fileOf(id), imports: [...imports] },
    ]),
  ),
  documents: [write('/communities', page, 'public'), write('/community', otherPage, 'member')],
  fonts: [],
});

const filesOf = (path: string) =>
  plan.documents[path]?.map((at) => plan.files[at]).toSorted() ?? [];

test('a page is stored with the parts and the content that it fetches later, without other pages', () => {
  const expected = ['index.html', start, page, frame, drawing, regions].map(
    (id) => `/${fileOf(id)}`,
  );
  expect(filesOf('/communities')).toEqual(expected.toSorted());
});
