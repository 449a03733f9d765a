import { describe, expect, test } from 'vitest';
import { readListing } from '@/api/models/listing';

const facts = (wire: object) => readListing({ name: 'N', ...wire })?.facts;

describe('what is recognised', () => {
  test('name, text and picture, the rest as facts with readable labels', () => {
    const wire = {
      id: 7,
      business_name: 'Cedar Joinery',
      description: 'Doors and stairs.',
      logo: '/media/7.png',
      contact_email: 'hello@joinery.example',
      teamSize: 12,
      verified: true,
    };
    expect(readListing(wire)).toEqual({
      name: 'Cedar Joinery',
      text: 'Doors and stairs.',
      picture: 'http://localhost:3000/media/7.png',
      facts: [
        { label: 'Contact email', value: 'hello@joinery.example' },
        { label: 'Team size', value: '12' },
        { label: 'Verified', value: 'Yes' },
      ],
    });
  });

  test('the title stands in for a missing name, and beside one it is a fact', () => {
    expect(readListing({ title: 'T' })?.name).toBe('T');
    expect(facts({ title: 'T' })).toEqual([{ label: 'Title', value: 'T' }]);
  });

  test('a listing without a name still shows what it has', () => {
    expect(readListing({ city: 'Regina' })).toEqual({
      name: 'Approved listing',
      facts: [{ label: 'City', value: 'Regina' }],
    });
  });

  test.each(['\u200b\ufeff', '\u202e\u2066', '\u0000', '\u3164'])(
    'a name or detail that nobody sees (%j) is none',
    (unseen) => {
      expect(readListing(unseen)).toBeUndefined();
      expect(readListing({ name: unseen, text: unseen, [unseen]: 'a' })).toBeUndefined();
      expect(readListing({ name: unseen, title: 'T', tags: [unseen, 'wood'] })).toEqual({
        name: 'T',
        facts: [{ label: 'Tags', value: 'wood' }],
      });
    },
  );

  test('a detail named by an emoji alone is none', () => {
    expect(facts({ '🏴‍☠️🏳️‍🌈': 'a', '🍁️ leaf': 'b' })).toEqual([{ label: 'Leaf', value: 'b' }]);
  });

  test('a bare text is a name', () => {
    expect(readListing(' Cedar Joinery ')).toEqual({ name: 'Cedar Joinery', facts: [] });
  });

  test('a picture may be an object or a list, and must be http(s)', () => {
    const at = (image: unknown) => readListing({ name: 'N', image })?.picture;
    expect(at({ url: 'https://pictures.example/1.png' })).toBe('https://pictures.example/1.png');
    expect(at(['https://pictures.example/1.png'])).toBe('https://pictures.example/1.png');
    expect(at('javascript:alert(1)')).toBeUndefined();
    expect(at('data:text/html,x')).toBeUndefined();
  });
});

describe('values', () => {
  test('lists are joined, objects count by their name, deeper things are left out', () => {
    expect(
      facts({
        tags: ['wood', 2, null],
        owner: { name: 'Ada', key: { x: 1 } },
        map: { x: { y: 1 } },
      }),
    ).toEqual([
      { label: 'Tags', value: 'wood, 2' },
      { label: 'Owner', value: 'Ada' },
    ]);
  });

  test('names of details may be in any language', () => {
    expect(facts({ catégorie_liée: 'Bois' })).toEqual([{ label: 'Catégorie liée', value: 'Bois' }]);
  });

  test('the same detail in two spellings is shown once', () => {
    const approved = { label: 'Approved', value: 'Yes' };
    expect(facts({ approved: true, Approved: true, _approved: false })).toEqual([
      approved,
      { label: 'Approved', value: 'No' },
    ]);
  });

  test('dates are written out', () => {
    expect(facts({ approved_at: '2024-03-12T10:00:00Z' })).toEqual([
      { label: 'Approved at', value: 'March 12, 2024', date: '2024-03-12T10:00:00Z' },
    ]);
    // The day that is written, in whatever zone.
    expect(
      facts({ approved_at: '2024-03-12T23:30:00-05:00', seen_at: '2024-03-12T00:30' }),
    ).toEqual([
      { label: 'Approved at', value: 'March 12, 2024', date: '2024-03-12T23:30:00-05:00' },
      { label: 'Seen at', value: 'March 12, 2024', date: '2024-03-12T00:30' },
    ]);
    expect(facts({ code: '2024-99-99' })).toEqual([{ label: 'Code', value: '2024-99-99' }]);
  });

  test('only whole http(s) addresses become links', () => {
    expect(facts({ website: 'https://joinery.example/works/' })).toEqual([
      {
        label: 'Website',
        value: 'joinery.example/works',
        href: 'https://joinery.example/works/',
      },
    ]);
    for (const text of [
      'javascript:alert(1)',
      ' JaVaScRiPt:x',
      'see https://a.example',
      '//a',
      'https://bank.example@evil.example/login',
      'https://bank.example\u202e/moc.live',
    ]) {
      expect(facts({ website: text })?.[0]).not.toHaveProperty('href');
    }
  });

  test('empty ones are left out', () => {
    expect(facts({ a: '', b: null, c: ' ', d: [], e: {}, f: Number.NaN })).toEqual([]);
  });

  test('endless ones are cut', () => {
    expect(readListing({ name: 'x'.repeat(9999) })?.name).toHaveLength(401);
    expect(facts({ note: 'x'.repeat(9999) })?.[0]?.value).toHaveLength(401);
    const many = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`f${index}`, index]));
    expect(facts(many)).toHaveLength(24);
  });

  test('a field called __proto__ is a field like another', () => {
    const wire: unknown = JSON.parse('{"name":"N","__proto__":"x","constructor":{"name":"y"}}');
    expect(readListing(wire)?.facts).toEqual([
      { label: 'Proto', value: 'x' },
      { label: 'Constructor', value: 'y' },
    ]);
  });
});

test.each([null, undefined, 7, '', [], {}, { id: 3 }, [{ name: 'N' }]])(
  '%j is no listing',
  (wire) => {
    expect(readListing(wire)).toBeUndefined();
  },
);
