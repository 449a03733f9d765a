// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PlaceResponse, type PlaceRequest, workerSource } from '@/api/locations/workerSource';

const base = 'https://places.example';
const server = setupServer(
  http.get(`${base}/countries.json`, () => HttpResponse.json([{ id: 39, name: 'Canada' }])),
  http.get(`${base}/states.json`, () =>
    HttpResponse.json([{ id: 1, name: 'Ontario', country_id: 39 }]),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const onPage = [{ id: '39', name: 'Canada' }];

/** A worker that does with each question what the test says. */
function useWorker(onQuestion: (question: PlaceRequest, worker: EventTarget) => void) {
  const started = vi.fn<() => void>();
  class TestWorker extends EventTarget {
    constructor() {
      super();
      started();
    }
    postMessage(question: PlaceRequest): void {
      queueMicrotask(() => onQuestion(question, this));
    }
  }
  vi.stubGlobal('Worker', TestWorker);
  return started;
}

const tell = (worker: EventTarget, answer: PlaceResponse) =>
  worker.dispatchEvent(Object.assign(new Event('message'), { data: answer }));

describe('with a worker', () => {
  test('one worker answers every question, each with its own answer', async () => {
    const waiting: PlaceRequest[] = [];
    const started = useWorker((question, worker) => {
      waiting.push(question);
      if (waiting.length < 2) return;
      // The later question is answered first.
      for (const { id, list, country } of waiting.toReversed()) {
        tell(worker, {
          id,
          found: list === 'cities' ? ['Ottawa'] : [{ id: country, name: `of ${country}` }],
        });
      }
    });
    const source = workerSource(base);
    expect(await Promise.all([source.states('39'), source.cities('39', '1')])).toEqual([
      [{ id: '39', name: 'of 39' }],
      ['Ottawa'],
    ]);
    expect(started).toHaveBeenCalledTimes(1);
    expect(waiting).toMatchObject([
      { base, list: 'states', country: '39' },
      { base, list: 'cities', country: '39', state: '1' },
    ]);
  });

  test('why there is no list comes through', async () => {
    useWorker(({ id }, worker) =>
      tell(worker, { id, reason: { kind: 'unreadable', message: 'unreadable', said: false } }),
    );
    await expect(workerSource(base).countries()).rejects.toMatchObject({
      reason: { kind: 'unreadable' },
    });
  });
});

describe('the page does it itself', () => {
  test('where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await workerSource(base).countries()).toEqual(onPage);
  });

  test('where the worker fails with questions open, and from then on', async () => {
    const started = useWorker((_, worker) => worker.dispatchEvent(new Event('error')));
    const source = workerSource(base);
    expect(await Promise.all([source.countries(), source.states('39')])).toEqual([
      onPage,
      [{ id: '1', name: 'Ontario' }],
    ]);
    expect(await source.countries()).toEqual(onPage);
    expect(started).toHaveBeenCalledTimes(1);
  });
});
