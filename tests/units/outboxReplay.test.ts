// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Act } from '@/api/outbox/act';
import { laidPosts, replay } from '@/api/outbox/replay';

const self = { name: 'Ama Mensah', names: ['Ama Mensah', 'ama@example.com', 'Member 7'] };
const act = (id: string, more: Partial<Act> = {}): Act =>
  Object.assign(
    {
      id,
      member: 'ama',
      createdAt: 1000,
      revision: 1,
      state: 'sending' as const,
      sentAt: 1000,
      after: 10,
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
const lay = (acts: readonly Act[], snapshot: readonly ReturnType<typeof post>[]) =>
  replay(acts, snapshot, 'posts', self, laidPosts).map(({ key, entry, act: own }) => [
    key,
    entry.id > 0 ? entry.id : 'pending',
    own?.state,
  ]);

describe('a list with acts laid over it', () => {
  test('shows a pending post first, until the snapshot shows it', () => {
    expect(lay([act('a')], [post(9, 'Joel')])).toEqual([
      ['a', 'pending', 'sending'],
      ['9', 9, undefined],
    ]);
    expect(lay([act('a')], [post(11), post(9, 'Joel')])).toEqual([
      ['a', 11, undefined],
      ['9', 9, undefined],
    ]);
  });

  test.each([
    ['by somebody else', post(11, 'Joel')],
    ['with other words', post(11, 'Ama Mensah', 'Three')],
    ['from before', post(10)],
  ])('does not take a post %s for it', (_, other) => {
    expect(lay([act('a')], [other])).toHaveLength(2);
  });

  test('goes by the id once the provider has named it', () => {
    const sent = act('a', { state: 'sent', settledId: 12 });
    expect(lay([sent], [post(11)])).toEqual([
      ['a', 'pending', undefined],
      ['11', 11, undefined],
    ]);
    expect(lay([sent], [post(12, 'Ama M.', 'Edited')])).toEqual([['a', 12, undefined]]);
  });

  test('keeps two of the same words apart', () => {
    const acts = [act('a'), act('b', { createdAt: 1001 })];
    expect(lay(acts, [post(11)])).toEqual([
      ['b', 'pending', 'sending'],
      ['a', 11, undefined],
    ]);
  });

  test('leaves out what was refused and what belongs to another list', () => {
    const elsewhere = Object.assign(act('b'), {
      kind: 'community-post' as const,
      target: { community: 3 },
    });
    expect(lay([act('a', { state: 'refused' }), elsewhere], [])).toEqual([]);
  });
});
