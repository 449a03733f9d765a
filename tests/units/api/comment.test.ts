import { describe, expect, test } from 'vitest';
import { readComment } from '@/api/models/comment';
import { readPost } from '@/api/models/post';

describe('comments, in every form the provider has', () => {
  test.each([
    { id: 3, author: 'Ada Osei', content: 'Yes.' },
    { id: '3', author_name: 'Ada Osei', body: 'Yes.' },
    { id: 3, author: { id: 9, first_name: 'Ada', last_name: 'Osei' }, body: ' Yes. ' },
    { id: 3, author: { name: 'Ada Osei' }, content: 'Yes.' },
    { id: 3, author_name: ' ', author: 'Ada Osei', content: 'Yes.', likes: 4 },
    { id: 3, author: 'Ada Osei', body: '', content: 'Yes.' },
  ])('%j', (wire) => {
    expect(readComment(wire)).toEqual({ id: 3, author: 'Ada Osei', text: 'Yes.' });
  });

  test('quotation marks stay: only a post’s content may be encoded', () => {
    expect(readComment({ id: 1, content: '"Amen."' })?.text).toBe('"Amen."');
    expect(readPost({ id: 1, title: '"Amen"', body: '"Be still."' })).toMatchObject({
      title: '"Amen"',
      body: '"Be still."',
    });
  });

  test('an author may be an id, or missing', () => {
    expect(readComment({ id: 1, author: 7, body: 'A' })?.author).toBe('Member 7');
    expect(readComment({ id: 1, body: 'A' })?.author).toBe('A member');
  });

  test('it may have a time', () => {
    const createdAt = Date.UTC(2026, 4, 1, 10);
    const wire = { id: 1, body: 'A', created_at: '2026-05-01T10:00:00Z' };
    expect(readComment(wire)).toMatchObject({ createdAt });
    expect(readPost({ ...wire, title: 'T' })).toMatchObject({ createdAt });
    for (const created_at of ['yesterday', 5, null, {}]) {
      expect(readComment({ ...wire, created_at })).not.toHaveProperty('createdAt');
    }
  });

  test.each([
    null,
    'text',
    [],
    {},
    { id: 1 },
    { id: -1, body: 'A' },
    { body: 'A' },
    { id: 1, body: '  ' },
    { id: 1, body: '\u200b\u202e\ufeff' },
    { id: 1, content: {} },
  ])('%j is none', (wire) => {
    expect(readComment(wire)).toBeUndefined();
  });

  test('hostile text stays as it is written', () => {
    const text = '<script>alert(1)</script> \u202etxt.exe';
    expect(readComment({ id: 1, body: text, author: '<b>x</b>' })).toMatchObject({
      text,
      author: '<b>x</b>',
    });
    expect(readComment({ id: 1, body: 'A', author: '\u200b\u2066' })?.author).toBe('A member');
    expect(readComment({ id: 1, body: 'A', author: 'x'.repeat(1e6) })?.author).toHaveLength(200);
  });
});
