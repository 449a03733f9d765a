import { describe, expect, test } from 'vitest';
import { readPost } from '@/api/models/post';
import { readCurrentUser, selfOf } from '@/api/models/profile';

describe('posts, in every form the provider has', () => {
  test('the community form', () => {
    const wire = { id: 4, author_name: 'Ada', title: 'T', body: 'B', media: '/media/4.png' };
    expect(readPost(wire)).toEqual({
      id: 4,
      author: 'Ada',
      title: 'T',
      body: 'B',
      picture: 'http://localhost:3000/media/4.png',
    });
  });

  test('the general form', () => {
    const wire = {
      id: '5',
      author: { first_name: 'Ada', last_name: 'Osei' },
      title: 'T',
      content: 'B',
      post_image: 'https://cdn.example/5.png',
      post_category: 1,
    };
    expect(readPost(wire)).toEqual({
      id: 5,
      author: 'Ada Osei',
      title: 'T',
      body: 'B',
      picture: 'https://cdn.example/5.png',
      category: 1,
    });
  });

  test.each([
    ['"He said \\"go\\".\\nThen left."', 'He said "go".\nThen left.'],
    ['"Quoted" is only the start', '"Quoted" is only the start'],
    ['"', '"'],
    ['  plain  ', 'plain'],
    [2024, '2024'],
  ])('content %j reads %j', (content, body) => {
    expect(readPost({ id: 1, content })?.body).toBe(body);
  });

  test.each([1, '1', '1.0', 1.0, { id: 1 }, { id: '1.0' }])('category %j is 1', (post_category) => {
    expect(readPost({ id: 1, title: 'T', post_category })?.category).toBe(1);
  });

  test.each([null, '', 'General', {}, Number.NaN])('category %j is none', (post_category) => {
    expect(readPost({ id: 1, title: 'T', post_category })).not.toHaveProperty('category');
  });

  test('an author without a name is a member', () => {
    expect(readPost({ id: 1, title: 'T' })?.author).toBe('A member');
    expect(readPost({ id: 1, title: 'T', author: 3 })?.author).toBe('Member 3');
  });

  test.each([
    ['an id', { id: 3 }, 3],
    ['an id as text', { id: 3 }, '3'],
    ['an id, which the profile has as text', { id: '3' }, 3],
    ['a user name', { id: 3, username: ' ada1 ' }, 'ada1'],
    ['a user name of digits', { id: 3, username: '6135550142' }, '6135550142'],
    ['a user name of digits in an object', { username: '7' }, { username: '7' }],
    ['an email address', {}, 'ada@example.com'],
  ])('whose author is %s is recognised as one’s own', (_, record, author) => {
    const user = readCurrentUser({ email: 'ada@example.com', ...record });
    const names = user === undefined ? [] : selfOf(user).names;
    expect(names).toContain(readPost({ id: 1, title: 'T', author })?.author);
  });

  test('markup stays text', () => {
    expect(readPost({ id: 1, content: '<b>hi</b>' })?.body).toBe('<b>hi</b>');
  });

  test.each([
    null,
    'text',
    {},
    { title: 'no id' },
    { id: 'x', title: 'T' },
    { id: 1 },
    { id: 1, title: ' ', body: '', media: 'javascript:alert(1)' },
  ])('%j cannot be read', (wire) => {
    expect(readPost(wire)).toBeUndefined();
  });
});
