import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectsPanel } from '@/content/projectsPanel';
import { sectorBySlug, sectors } from '@/content/sectors';
import { sectorSlugs } from '@/config/paths';
import { repeated, sentencesOf } from './words';

/** Names as the specification writes them in 'Sector names shown in content'. */
const names: Record<string, string> = {
  'real-estate': 'Real Estate',
  agency: 'Digital Marketing Agency',
  startups: 'Startups',
  'cross-cutting': 'Cross-cutting',
  bootstrapped: 'Bootstrapped',
  enterprise: 'Enterprise',
  'high-growth': 'High Growth',
  'shared-services': 'Shared Services',
  'small-medium-sized-businesses': 'Small Medium Sized Business',
  technology: 'Technology',
  'financial-services': 'Finance & Accounting',
  'health-care': 'Health-Care',
  hospitality: 'Hospitality',
  legal: 'Legal',
  telecommunication: 'Telecommunication',
  transportation: 'Transportation',
  travel: 'Travel',
  'utilities-energy': 'Utilities & Energy',
  automation: 'Automation',
  'block-chain': 'Block Chain',
  'cyber-security': 'CyberSecurity',
  'data-analytics': 'Data Analytics',
  'data-infrastructure': 'Data Infrastructure',
  'it-management': 'IT Management',
  'machine-learning': 'Machine Learning',
  robotics: 'Robotics',
  software: 'Software Development',
  'web-application': 'Web/Mobile Application Development',
};

const cliches =
  /leverag|seamless|cutting.edge|unlock|empower|world.class|synerg|game.chang|state.of.the.art|robust|streamlin|solutions\b/i;
const american = /\b(color|favor|labor|center|organiz|optimiz|fulfill|catalog)/i;

describe('all sectors', () => {
  test('are the 28 of the specification, once each', () => {
    expect(Object.keys(names)).toHaveLength(28);
    expect(sectors.map((one) => one.slug).toSorted()).toEqual([...sectorSlugs].toSorted());
  });

  test('repeat no sentence', () => {
    const sentences = sectors.flatMap((one) =>
      [one.summary, one.description, ...one.reasons.map((reason) => reason.text)].flatMap(
        sentencesOf,
      ),
    );
    expect(repeated(sentences)).toEqual([]);
    expect(repeated(sectors.map((one) => one.title))).toEqual([]);
  });

  test("'made easy' ends some headings, those of young and small companies", () => {
    const easy = sectors.filter((one) => one.heading.endsWith(' made easy'));
    expect(easy.map((one) => one.slug).toSorted()).toEqual([
      'agency',
      'bootstrapped',
      'high-growth',
      'small-medium-sized-businesses',
      'startups',
    ]);
  });

  test('are a tile of the projects panel each, with their drawing', () => {
    const tiles = projectsPanel.flatMap((tab) => tab.tiles);
    expect(tiles.map(({ slug }) => slug).toSorted()).toEqual([...sectorSlugs].toSorted());
    for (const tile of tiles) expect(sectorBySlug(tile.slug).drawing).toBe(tile.drawing);
  });

  test('a slug is recognized, another word is not', () => {
    expect(sectorBySlug('legal').name).toBe('Legal');
    expect(() => sectorBySlug('marketing')).toThrow('marketing');
  });
});

describe.each(sectors.map((one) => [one.slug, one] as const))('%s', (slug, one) => {
  test('has the heading of the specification', () => {
    const name = names[slug];
    expect(one.name).toBe(name);
    expect(one.heading.replace(/ made easy$/, '')).toBe(`Outsourcing in the ${name}`);
    expect(one.reasonsTitle).toBe(`4 Reasons to Consider ${name} Outsourcing`);
  });

  test('gives its own words to the four benefits', () => {
    expect(one.reasons.map((reason) => reason.title)).toEqual([
      'Save on staffing costs',
      'Diversify the workforce',
      'Focus on core tasks',
      'Optimise resources',
    ]);
    for (const { text } of one.reasons) {
      expect(sentencesOf(text).length).toBeLessThanOrEqual(2);
      expect(text.length).toBeLessThanOrEqual(110);
      expect(text).not.toMatch(/\d|%|guarantee/i);
    }
  });

  test('reads plainly', () => {
    const words = [one.summary, one.description, ...one.reasons.map((reason) => reason.text)];
    expect(sentencesOf(one.summary)).toHaveLength(1);
    expect(words.join(' ')).not.toMatch(cliches);
    expect(words.join(' ')).not.toMatch(american);
    expect(words.join(' ')).not.toMatch(/[!—]/);
  });

  test('has a title and a description that fit a result page', () => {
    expect(one.title).toMatch(/ \| Kingdom Builders$/);
    expect(one.title.length).toBeLessThanOrEqual(60);
    expect(one.description.length).toBeGreaterThanOrEqual(110);
    expect(one.description.length).toBeLessThanOrEqual(155);
  });

  test('names work and four other sectors', () => {
    expect(one.work.length).toBeGreaterThanOrEqual(6);
    expect(one.work.length).toBeLessThanOrEqual(8);
    expect(repeated(one.work)).toEqual([]);
    expect(new Set([slug, ...one.related]).size).toBe(5);
    expect(one.related.filter((other) => !sectorSlugs.includes(other))).toEqual([]);
  });

  test('has a drawing', () => {
    expect(existsSync(`public/art/${one.drawing}.svg`)).toBe(true);
  });
});
