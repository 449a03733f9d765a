// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Post } from '@/api/models/post';
import type { OutboxItem } from '@/outbox/item';
import { unknownSelf } from '@/api/models/profile';
import { mergePending, postSource } from '@/outbox/hooks';

const self = { name: 'Ama Mensah', names: ['Ama Mensah', 'ama@example.com', 'Member 7'] };
const item = (id: string, more: Partial<OutboxItem> = {}): OutboxItem =>
  Object.assign(
    {
      id,
      member: 'ama',
      createdAt: 1000,
      revision: 1,
      state: 'sending' as const,
      leftAt: 1000,
      lastIdBefore: 10,
      kind: 'post' as const,
      target: {},
      payload: { title: 'Dock', message: 'One\nTwo' },
    },
    more,
  );
const post = (id: number, author = 'Ama Mensah', body = 'One\r\nTwo') => ({
  id,
  author,
  title: 'Dock',
  body,
});
/** Items that were on screen before. */
const keysOf = (items: readonly OutboxItem[]) =>
  new Map(items.map(({ id, createdAt }) => [-createdAt, id]));
const merge = (
  items: readonly OutboxItem[],
  snapshot: readonly ReturnType<typeof post>[],
  shownKeys: ReadonlyMap<number, string> = keysOf(items),
  older?: ReadonlySet<string>,
) =>
  mergePending(items, snapshot, 'posts', self, postSource, shownKeys, older).map(
    ({ key, entry, item: own }) => [key, entry.id > 0 ? entry.id : 'pending', own?.state],
  );

describe('a list with pending items', () => {
  test('shows a pending post first, until the snapshot shows it', () => {
    expect(merge([item('a')], [post(9, 'Joel')])).toEqual([
      ['a', 'pending', 'sending'],
      ['9', 9, undefined],
    ]);
    expect(merge([item('a')], [post(11), post(9, 'Joel')])).toEqual([
      ['a', 11, undefined],
      ['9', 9, undefined],
    ]);
  });

  test.each([
    ['by somebody else', post(11, 'Joel')],
    ['with other words', post(11, 'Ama Mensah', 'Three')],
    ['from before', post(10)],
  ])('does not take a post %s for it', (_, other) => {
    expect(merge([item('a')], [other])).toHaveLength(2);
  });

  test('goes by the id once the provider has named it', () => {
    const sent = item('a', { state: 'sent', entryId: 12 });
    expect(merge([sent], [post(11)])).toEqual([
      ['a', 'pending', undefined],
      ['11', 11, undefined],
    ]);
    expect(merge([sent], [post(12, 'Ama M.', 'Edited')])).toEqual([['a', 12, undefined]]);
  });

  test('leaves the decision to snapshots once one of them has shown it', () => {
    const shown = item('a', { state: 'sent', entryId: 12, isShown: true });
    expect(merge([shown], [post(12), post(9, 'Joel')])).toEqual([
      ['a', 12, undefined],
      ['9', 9, undefined],
    ]);
    expect(merge([shown], [post(9, 'Joel')])).toEqual([['9', 9, undefined]]);
  });

  test('shows it with the same snapshot as before, until that is read again', () => {
    const shown = item('a', { state: 'sent', entryId: 12, isShown: true });
    expect(merge([shown], [post(9, 'Joel')], undefined, new Set(['a']))).toEqual([
      ['a', 'pending', undefined],
      ['9', 9, undefined],
    ]);
  });

  test('shows a post once while it is not known who the member is', () => {
    const arrived = item('a', { state: 'unknown', lastIdBefore: undefined });
    const listed: Post = { ...post(11), createdAt: 2000 };
    const merged = mergePending([arrived], [listed], 'posts', unknownSelf, postSource, new Map());
    expect(merged.map(({ entry }) => entry.id)).toEqual([11]);
  });

  test('shows a post once that arrived by word of its member', () => {
    const confirmed = item('a', { state: 'sent', lastIdBefore: undefined });
    expect(merge([confirmed], [post(11)])).toEqual([['a', 11, undefined]]);
    const unconfirmed = item('a', { state: 'unknown', lastIdBefore: undefined });
    expect(merge([unconfirmed], [post(11)])).toHaveLength(2);
  });

  test('gives an entry the key it had on screen', () => {
    const sent = item('a', { state: 'sent', entryId: 12, isShown: true });
    const listed = new Map([[12, 'a']]);
    expect(merge([sent], [post(12)], new Map())).toEqual([['12', 12, undefined]]);
    expect(merge([], [post(12)], listed)).toEqual([['a', 12, undefined]]);
  });

  test('gives an entry no key of an item that is pending again', () => {
    const unknown = item('a', { state: 'unknown' });
    const taken = new Map([[12, 'a']]);
    expect(merge([unknown], [post(12, 'Joel')], taken)).toEqual([
      ['a', 'pending', 'unknown'],
      ['12', 12, undefined],
    ]);
  });

  test('keeps two of the same words apart', () => {
    const items = [item('a'), item('b', { createdAt: 1001 })];
    expect(merge(items, [post(11)])).toEqual([
      ['b', 'pending', 'sending'],
      ['a', 11, undefined],
    ]);
  });

  test('knows words that a provider trims before it decodes them', () => {
    const quoted = Object.assign(item('a'), { payload: { title: 'Dock', message: '\n"Amen" ' } });
    expect(merge([quoted], [post(11, 'Ama Mensah', 'Amen')])).toEqual([['a', 11, undefined]]);
  });

  test('leaves out what was refused and what belongs to another list', () => {
    const elsewhere = Object.assign(item('b'), {
      kind: 'community-post' as const,
      target: { community: 3 },
    });
    expect(merge([item('a', { state: 'rejected' }), elsewhere], [])).toEqual([]);
  });
});
