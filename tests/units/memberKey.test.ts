import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { saltName } from '@/lib/userKey';
import { authorCode } from '@/session/memberValues';
import { moveEntries, userKeyOf } from '@/session/saveSession';

/** What a device has stored for a member stays theirs only as long as this key is the same. */
test.each([
  ['ada@example.org', 'ada@example.org'],
  ['  Ada@Example.ORG ', 'ada@example.org'],
  ['zoe\u0308@example.org', 'zoë@example.org'],
])('the key of %j is half of a salted SHA-256, in base64url', (email, normalized) => {
  localStorage.setItem(saltName, 'salt of this browser');
  const digest = createHash('sha256').update(`salt of this browser\n${normalized}`).digest();
  expect(userKeyOf(email)).toBe(`u.${digest.subarray(0, 16).toString('base64url')}`);
});

const store = (name: string, value: unknown) => localStorage.setItem(name, JSON.stringify(value));
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? 'null');

test('receipts of a temporary key get the key of its member, and no others do', () => {
  const message = 'Thank you, "owner":"~x".';
  const receipt = (owner: string) => ({ id: owner, owner, message });
  store('kb:quote-receipts', [receipt('~x'), receipt('~xy'), receipt('')]);
  moveEntries('~x', 'u.x');
  const moved = { id: '~x', owner: 'u.x', message };
  expect(stored('kb:quote-receipts')).toEqual([moved, receipt('~xy'), receipt('')]);
});

test('what is in both lists is in the moved list once', () => {
  const poll = { id: 7, question: 'Which?' };
  store('kb:polls ~x', [poll, { id: 8, question: 'When?' }]);
  store('kb:polls u.x', [
    { id: 9, question: 'Who?' },
    { ...poll, question: '' },
  ]);
  store('kb:saved ~x', [{ post: 1 }, { post: 2, community: 3 }]);
  store('kb:saved u.x', [{ post: 2, community: 3 }, { post: 2 }]);
  moveEntries('~x', 'u.x');
  expect(stored('kb:polls u.x')).toEqual([
    poll,
    { id: 8, question: 'When?' },
    { id: 9, question: 'Who?' },
  ]);
  expect(stored('kb:saved u.x')).toEqual([{ post: 1 }, { post: 2, community: 3 }, { post: 2 }]);
});

test('an author muted under a temporary key is muted by its member, once', () => {
  const muted = (name: string, member: string) => ({ code: authorCode(name, member), name });
  const { code } = muted('Ada', 'u.x');
  store('kb:muted ~x', [muted('Ada', '~x'), muted('Ben', '~x')]);
  store('kb:muted u.x', [{ code }, muted('Cy', 'u.x')]);
  moveEntries('~x', 'u.x');
  expect(stored('kb:muted u.x')).toEqual(['Ada', 'Ben', 'Cy'].map((name) => muted(name, 'u.x')));
});
