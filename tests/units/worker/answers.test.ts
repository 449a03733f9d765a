// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { answerArt, answerDocument, answerFile } from '@/worker/answers';
import { createKeeper } from '@/worker/keep';

const origin = 'https://www.portal.example';
const plan = {
  build: 'one',
  main: '/assets/main.js',
  files: ['/assets/main.js'],
  documents: {},
  members: [],
  memberFiles: [],
} as const;

/** A device that refuses its caches, as one whose storage is full or broken does. */
function refusingDevice(network: () => Promise<Response>) {
  const refuse = () =>
    Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  vi.stubGlobal('caches', { open: refuse });
  vi.stubGlobal('fetch', network);
  return createKeeper(plan, origin);
}

const request = (path: string) => new Request(origin + path);

test('where the device refuses its caches, the network answers', async () => {
  const keeper = refusingDevice(() => Promise.resolve(new Response('fresh')));
  const works: Promise<unknown>[] = [];
  const later = (work: Promise<unknown>) => void works.push(work);
  const answers = await Promise.all([
    answerDocument(request('/faq'), keeper),
    answerFile(request('/assets/main.js'), keeper, later),
    answerArt(request('/art/kiln.svg'), later),
  ]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    answers.map(() => 'fresh'),
  );
  await expect(Promise.all(works)).resolves.toHaveLength(2);
});

test('where there is no network either, a document is a plain network error', async () => {
  const keeper = refusingDevice(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await answerDocument(request('/faq'), keeper)).type).toBe('error');
});
