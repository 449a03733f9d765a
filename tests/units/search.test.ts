// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { screens } from '@/app/screens';
import { groupBySlug } from '@/content/groups';
import { memberMenuLinks } from '@/content/memberMenu';
import { projectsPanel } from '@/content/projectsPanel';
import { regions } from '@/content/regions';
import {
  adminSearchEntries,
  type SearchEntry,
  searchEntries,
  searchStarts,
} from '@/content/searchEntries';
import { sectorBySlug, sectors } from '@/content/sectors';
import { suggestPages } from '@/features/page-suggestions/suggestPages';
import { createTextIndex } from '@/lib/textIndex';
import { groupPath, groupSlugs, paths, regionPath, sectorPath } from '@/config/paths';

const rank = createTextIndex(searchEntries);
const labels = (query: string) => rank(query).map(({ entry }) => entry.label);

describe('what people type', () => {
  test.each([
    ['bookkeeping', 'Finance & Accounting'],
    ['lawyer', 'Lawyers'],
    ['lawer', 'Lawyers'],
    ['Toronto', 'Ontario'],
    ['hire', 'Get a quote'],
    ['SEO', 'Digital Marketing Agency'],
    ['crypto', 'Block Chain'],
    ['chatbot', 'Kingdom AI & Software Management Tools'],
    ['mentor', 'Coach & mentors'],
    ['pray', 'Kingdom ministers group'],
    ['sign up', 'Join'],
    ['ecommerce', 'Web/Mobile Application Development'],
    ['cyber security', 'CyberSecurity'],
    ['healthcare', 'Health-Care'],
    ['finance and accounting', 'Finance & Accounting'],
    ['how do I vote', 'Polls'],
    ['who we are', 'Who we are'],
    ['St Johns', 'Newfoundland and Labrador'],
    ['r&d', 'Research & development'],
  ])('%s leads to %s first', (query, label) => {
    expect(labels(query)[0]).toBe(label);
  });

  test.each([
    ['lawyer', 'Legal'],
    ['VA', 'Bootstrapped'],
    ['VA', 'Administrators'],
    ['hire', 'Outsourcing'],
    ['chatbot', 'Machine Learning'],
    ['mentor', 'Get a quote'],
    ['bookkeeping', 'Accountants'],
    ['seo', 'Digital advertising'],
  ])('%s finds %s as well', (query, label) => {
    expect(labels(query)).toContain(label);
  });

  test.each([
    ['ontarioo', 'Ontario'],
    ['bookeeping', 'Finance & Accounting'],
    ['manitboa', 'Manitoba'],
    ['legla', 'Legal'],
    ['acountants', 'Accountants'],
    ['roboitcs', 'Robotics'],
  ])('%s is one slip from %s', (query, label) => {
    expect(labels(query)[0]).toBe(label);
  });

  test.each(['', '  ', '!?', 'zeppelin', 'quebec zeppelin', 'xq', '🏠'])(
    '%j finds nothing',
    (query) => {
      expect(labels(query)).toEqual([]);
    },
  );
});

describe('the order', () => {
  const entry = (label: string, ...words: string[]): SearchEntry => ({
    path: paths.root,
    label,
    group: 'Pages',
    words,
  });
  const order = (query: string, ...entries: SearchEntry[]) =>
    createTextIndex(entries)(query).map(({ entry: { label } }) => label);

  test('is start of the label, start of a word in it, the synonym, the start of a synonym', () => {
    const found = order(
      'plan',
      entry('Rooms', 'planet'),
      entry('Floors', 'plan'),
      entry('Master plans'),
      entry('Planning'),
      entry('Plan'),
    );
    expect(found).toEqual(['Plan', 'Planning', 'Master plans', 'Floors', 'Rooms']);
  });

  test('of pages that answer equally well is their own', () => {
    expect(order('door', entry('Two', 'door'), entry('One', 'door'))).toEqual(['Two', 'One']);
  });

  test('several words must all be answered; a slip comes after what is spelled right', () => {
    const [north, south] = [entry('North tower', 'stone'), entry('South', 'stone', 'tower')];
    expect(order('stone tower', south, north)).toEqual(['North tower', 'South']);
    expect(order('stone gate', south, north)).toEqual([]);
    expect(order('stome tower', south, north)).toEqual(['North tower', 'South']);
  });

  test('a word that starts something is no slip, and a short one never is', () => {
    expect(order('wall', entry('Walls'), entry('Hall'))).toEqual(['Walls']);
    expect(order('walk', entry('Wall'))).toEqual(['Wall']);
    expect(order('wak', entry('Wal'))).toEqual([]);
  });

  test('two slips count in long words only, two swapped letters in all', () => {
    expect(order('tunde', entry('Funded'))).toEqual([]);
    expect(order('bokkeping', entry('Bookkeeping'))).toEqual(['Bookkeeping']);
    expect(order('lgeal', entry('Legal'))).toEqual(['Legal']);
  });

  test('a result by a synonym names it', () => {
    const [found] = rank('bookkeeping');
    expect(found?.because).toBe('bookkeeping');
    expect(rank('ontario')[0]?.because).toBeUndefined();
  });

  test('letter case and accents make no difference', () => {
    expect(labels('QUÉBEC')).toEqual(labels('quebec'));
    expect(labels('Montréal')).toEqual(['Quebec']);
  });
});

describe('the table', () => {
  const byPath = new Map<string, SearchEntry>(searchEntries.map((one) => [one.path, one]));

  test('has every public screen; /home is the page of /', () => {
    const missing = screens.filter(
      ({ path, access }) => access === 'public' && path !== paths.home && !byPath.has(path),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test('has every admin screen, for admins', () => {
    const wanted = screens.filter(({ access }) => access === 'admin').map(({ path }) => path);
    const found = adminSearchEntries.map(({ path }) => path);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  test('has every page of the members’ menu; /home is the page of /', () => {
    const missing = memberMenuLinks.filter(({ to }) => to !== paths.home && !byPath.has(to));
    expect(missing).toEqual([]);
  });

  test('has each path and each label once, and each word of an entry once', () => {
    expect(byPath.size).toBe(searchEntries.length);
    for (const { label, words, group } of searchEntries) {
      // Places have capitals: a result shows the word that matched.
      const isPlain = (word: string) =>
        word !== '' && word === (group === 'Regions' ? word : word.toLowerCase()).trim();
      const folded = words.map((word) => word.toLowerCase());
      expect([label, new Set(folded).size]).toEqual([label, words.length]);
      expect([label, words.filter((word) => !isPlain(word))]).toEqual([label, []]);
    }
  });

  test('names sectors, groups and regions as their pages do', () => {
    for (const one of sectors) expect(byPath.get(sectorPath(one.slug))?.label).toBe(one.name);
    for (const slug of groupSlugs) {
      expect(byPath.get(groupPath(slug))?.label).toBe(groupBySlug(slug).name);
    }
    for (const { slug, name } of regions) {
      expect(byPath.get(regionPath(slug))?.label).toBe(name);
    }
  });

  test('finds a sector by the label of its tile', () => {
    for (const { label, slug } of projectsPanel.flatMap((tab) => tab.tiles)) {
      expect(labels(label)).toContain(sectorBySlug(slug).name);
    }
  });

  test('gives each sector five words or more that its label does not have', () => {
    for (const { slug } of sectors) {
      const { label = '', words = [] } = byPath.get(sectorPath(slug)) ?? {};
      const more = words.filter((word) => !label.toLowerCase().split(' ').includes(word));
      expect([slug, more.length >= 5]).toEqual([slug, true]);
    }
  });

  test('starts with pages that are in it', () => {
    const found = [...adminSearchEntries, ...searchEntries].map(({ path }) => path);
    expect(searchStarts.filter((path) => !found.includes(path))).toEqual([]);
  });
});

const guess = (typed: string) => suggestPages(typed).map(({ path }) => path);

describe('the pages nearest to an address', () => {
  test.each([
    ['/real-estat', '/real-estate'],
    ['/Real_Estate.html', '/real-estate'],
    ['/sectors/legal', '/legal'],
    ['/healthcare', '/health-care'],
    ['/blockchain', '/block-chain'],
    ['/coordinators-group', '/cordinators-group'],
    ['/québec', '/quebec'],
    ['/get-a-quote', '/getquote'],
    ['/kingdom-builder-launcher', '/kingdom-builder-luncher'],
    ['/about', '/about-us'],
  ])('%s leads to %s', (typed, path) => {
    expect(guess(typed)[0]).toBe(path);
  });

  test('nothing is suggested where nothing is near', () => {
    expect(guess('/xmlrpc.php')).toEqual([]);
    expect(guess('/404.html')).toEqual([]);
    expect(guess('/')).toEqual([]);
    expect(guess('/%E0%A4%A')).toEqual([]);
  });

  test('at most three, and at once for an endless address', () => {
    expect(guess('/kingdom').length).toBeLessThanOrEqual(3);
    expect(guess(`/${'legal'.repeat(50_000)}`)).toEqual([]);
  });
});
