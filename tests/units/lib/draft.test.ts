import { describe, expect, test, vi } from 'vitest';
import { draftKey, openDraft } from '@/lib/draft';
import { eventually, addCleanup } from '../../setup/lifecycle';
import { storedDrafts } from '../../setup/forms';

const onStored = vi.fn<(isStored: boolean) => void>();

test('belongs to a member, a formName and a target', () => {
  expect(draftKey('post')).not.toBe(draftKey('post', '7'));
  const visitor = draftKey('post');
  sessionStorage.setItem('userKey', 'ruth@example.com');
  expect(draftKey('post')).not.toBe(visitor);
  sessionStorage.setItem('userKey', 'visitor');
  expect(draftKey('post')).not.toBe(visitor);
});

test('what comes after a pause is written at once', async () => {
  const draft = openDraft('a', onStored);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  draft.save({ title: 'H' });
  vi.useRealTimers();
  await expect.poll(() => openDraft('a', onStored).load()).toEqual({ title: 'H' });
});

test('is written at once when the page is left, and read back', async () => {
  const draft = openDraft('a', onStored);
  draft.save({ title: 'Ha' });
  draft.save({ title: 'Half' });
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => openDraft('a', onStored).load()).toEqual({ title: 'Half' });
  expect(await openDraft('b', onStored).load()).toBeUndefined();
});

test('what comes quickly is written when the page is hidden, not when it is shown', async () => {
  const draft = openDraft('a', onStored);
  draft.save({ title: 'Shown' });
  const state = vi.spyOn(document, 'visibilityState', 'get');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  draft.save({ title: 'Hidden' });
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await openDraft('a', onStored).load()).toEqual({ title: 'Shown' });
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.useRealTimers();
  await expect.poll(() => openDraft('a', onStored).load()).toEqual({ title: 'Hidden' });
});

test('is forgotten when dropped or empty', async () => {
  const draft = openDraft('a', onStored);
  draft.save({ title: 'Gone' });
  draft.close();
  await eventually(async () => expect(await draft.load()).toEqual({ title: 'Gone' }));
  draft.save({ title: '' });
  draft.close();
  await eventually(async () => expect(await draft.load()).toBeUndefined());
  draft.save({ title: 'Again' });
  draft.removeSent();
  draft.close();
  expect(await draft.load()).toBeUndefined();
});

test('reports that this device refuses', async () => {
  const onRefused = vi.fn<(isStored: boolean) => void>();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const draft = openDraft('a', onRefused);
  draft.save({ title: 'Much' });
  draft.close();
  await eventually(() => expect(onRefused).toHaveBeenLastCalledWith(false));
});

test('a read that ends after a refused write does not report that the device stores', async () => {
  const reported: boolean[] = [];
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const draft = openDraft('a', (isStored) => reported.push(isStored));
  draft.save({ title: 'Lost' });
  await eventually(() => expect(reported).toEqual([false]));
  await draft.load();
  expect(reported).toEqual([false]);
  refusing.mockRestore();
});

describe('the same form in two tabs', () => {
  /** The next page of the tab that was opened last. */
  async function reload() {
    // A page has modules of its own.
    vi.resetModules();
    const tab = await import('@/lib/draft');
    const draft = tab.openDraft(tab.draftKey('post'), onStored);
    const picture = tab.openDraft(tab.draftKey('post picture'), onStored);
    const restored = (await draft.load())?.['title'];
    await picture.load();
    const write = async (title: string) => {
      draft.save({ title });
      await tab.flushDrafts();
    };
    const close = async () => {
      draft.close();
      picture.close();
      // What was written is stored, and the lock is free.
      await draft.load();
    };
    return { ...tab, draft, picture, restored, write, close };
  }
  const openTab = async () => {
    sessionStorage.clear();
    return reload();
  };
  const restoredNext = async () => {
    const tab = await openTab();
    addCleanup(tab.close);
    return tab.restored;
  };

  test('neither loses its text or its picture', async () => {
    const one = await openTab();
    await one.write('A');
    one.picture.save({ data: 'P' });
    await one.flushDrafts();
    const other = await openTab();
    await other.write('B');
    await one.write('A, longer');
    await Promise.all([one.close(), other.close()]);
    const next = [await openTab(), await openTab()];
    expect(next.map(({ restored }) => restored)).toEqual(['A, longer', 'B']);
    for (const { picture } of next) expect(await picture.load()).toEqual({ data: 'P' });
    await Promise.all(next.map(({ close }) => close()));
  });

  test('a reload reads the text of its own tab, also once the first one is closed', async () => {
    const one = await openTab();
    await one.write('A');
    const other = await openTab();
    await other.write('B');
    await Promise.all([one.close(), other.close()]);
    // The second is a copy of the tab, with the session storage of the first.
    const next = [await reload(), await reload()];
    expect(next.map(({ restored }) => restored)).toEqual(['B', 'A']);
    await Promise.all(next.map(({ close }) => close()));
  });

  test('what one sends or empties stays in the other if it is another text', async () => {
    const one = await openTab();
    await one.write('A');
    const other = await openTab();
    expect(other.restored).toBe('A');
    await other.write('B');
    one.draft.removeSent();
    await one.close();
    expect(await restoredNext()).toBe('B');
  });

  test('unchanged copies of what was sent do not come back', async () => {
    const one = await openTab();
    await one.write('A');
    const other = await openTab();
    other.draft.removeSent();
    await Promise.all([one.close(), other.close()]);
    expect(await restoredNext()).toBeUndefined();
  });

  test('the last one goes on with text and picture of the one that was closed', async () => {
    const one = await openTab();
    await one.write('A');
    one.picture.save({ data: 'P' });
    await one.flushDrafts();
    const other = await openTab();
    await one.close();
    await other.write('A, longer');
    await other.close();
    const next = await openTab();
    expect([next.restored, await next.picture.load()]).toEqual(['A, longer', { data: 'P' }]);
    next.draft.removeSent();
    await next.close();
    expect(await restoredNext()).toBeUndefined();
  });

  test('a form whose member is known later takes its own draft along, not another tab’s', async () => {
    const one = await openTab();
    await one.write('P');
    const other = await openTab();
    await other.write('Q');
    await Promise.all([one.close(), other.close()]);
    const first = await openTab();
    const tab = await openTab();
    await first.close();
    const { flush } = tab.draft;
    const earlier = { key: tab.draftKey('post'), read: tab.draft.load(), flush };
    const closed = tab.close();
    const member = tab.openDraft(tab.draftKey('post', '', 'ruth'), onStored, earlier);
    addCleanup(member.close);
    expect(await member.load()).toEqual({ title: 'Q' });
    await closed;
    expect([await restoredNext(), await restoredNext()]).toEqual(['P', 'P']);
  });

  test('what is still being read when the member becomes known is taken along', async () => {
    const tab = await openTab();
    let finish: (values: { readonly title: string }) => void = () => {};
    const { flush } = tab.draft;
    const earlier = { key: tab.draftKey('post'), read: tab.draft.load(), flush };
    await earlier.read;
    tab.draft.save(new Promise<{ readonly title: string }>((resolve) => (finish = resolve)));
    const closed = tab.close();
    const member = tab.openDraft(tab.draftKey('post', '', 'ruth'), onStored, earlier);
    addCleanup(member.close);
    const loaded = member.load();
    await storedDrafts();
    finish({ title: 'Late' });
    expect(await loaded).toEqual({ title: 'Late' });
    await closed;
  });

  test('words that a visitor sent are removed, not those of another tab', async () => {
    const one = await openTab();
    await one.write('A');
    const other = await openTab();
    await other.write('B ');
    await Promise.all([one.close(), other.close()]);
    await other.removeVisitorDraft('post', '', { title: 'B' });
    const next = [await openTab(), await openTab()];
    expect(next.map(({ restored }) => restored)).toEqual(['A', 'A']);
    await Promise.all(next.map(({ close }) => close()));
  });

  test.each([
    ['read', ['save', 'close']],
    ['chosen', ['close', 'save']],
  ] as const)('a picture %s after its form was left joins the next form', async (_, steps) => {
    const one = await openTab();
    await one.write('A');
    const save = () => one.picture.save(Promise.resolve({ data: 'P' }));
    for (const step of steps) await { save, close: one.close }[step]();
    await one.flushDrafts();
    const next = await openTab();
    expect([next.restored, await next.picture.load()]).toEqual(['A', { data: 'P' }]);
    await next.write('A, longer');
    next.draft.removeSent();
    await next.close();
    expect(await restoredNext()).toBeUndefined();
  });
});
