import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groupFamilies } from '@/content/communitiesWords';
import { groupBySlug, groups } from '@/content/groups';
import { outsourcingHome } from '@/content/outsourcing';
import { communitiesLinks, groupLinks, regionLinks } from '@/content/communitiesLinks';
import { regions } from '@/content/regions';
import { sectors } from '@/content/sectors';
import { repeated } from './words';

/** Routes of the specification, section 2. */
const ownPages =
  'leadership-group cordinators-group kingdom-ministers-group high-performance-sales-consultant high-performance-revenue high-performance-growth media-content-creators marketing strategies research-development';
const marketingPages =
  'digital-advertising scaling coach-mentors program-writer lead-generator script-writer project-manager business-manager business-operations tech-devs accountants administrators ai-software specialists lawyers it-consultants technology-consultants';
const regionNames =
  'Newfoundland and Labrador, Prince Edward Island, Northwest Territories, Nunavut, Nova Scotia, New Brunswick, Quebec, Ontario, Manitoba, Saskatchewan, Alberta, British Columbia';

/** Which drawing serves which group where it is not the group's own (design guide, section 6). */
const sharedDrawings: Record<string, string> = {
  'leadership-group': 'group-leadership',
  'cordinators-group': 'group-coordinators',
  'kingdom-ministers-group': 'group-ministers',
  'program-writer': 'group-writers',
  'script-writer': 'group-writers',
  'business-manager': 'group-business-operations',
  administrators: 'group-business-operations',
  'ai-software': 'group-tech-devs',
  'it-consultants': 'group-tech-devs',
  'technology-consultants': 'group-tech-devs',
};

test('all 27 groups are there in the owner’s order', () => {
  expect(groups.map((one) => one.slug)).toEqual(`${ownPages} ${marketingPages}`.split(' '));
});

test('join requests go to the communities of the decisions', () => {
  const own = { 'leadership-group': 1, 'kingdom-ministers-group': 2, 'cordinators-group': 3 };
  const special = groups.filter((one) => one.category === null);
  expect(Object.fromEntries(special.map((one) => [one.slug, one.communityId]))).toEqual(own);
  for (const one of groups.filter((other) => other.category !== null)) {
    expect([one.communityId, one.category]).toEqual([1, one.name]);
  }
});

test('tech groups offer category and stack', () => {
  expect(groups.filter((one) => one.tech).map((one) => one.slug)).toEqual([
    'tech-devs',
    'ai-software',
    'it-consultants',
    'technology-consultants',
  ]);
});

test('all 12 regions are there in the owner’s order', () => {
  expect(regions.map((one) => one.name)).toEqual(regionNames.split(', '));
});

test('the communities side list has 15 links', () => {
  expect(communitiesLinks.map((link) => `${link.label} ${link.to}`)).toEqual([
    ...regionNames.split(', ').map((name) => `${name} /${name.toLowerCase().replaceAll(' ', '-')}`),
    'Leadership group /leadership-group',
    'Kingdom ministers group /kingdom-ministers-group',
    'Coordinators group /cordinators-group',
  ]);
  for (const link of groupLinks) {
    expect(groups.find((one) => `/${one.slug}` === link.to)?.name).toBe(link.label);
  }
});

test('no two pages share a title, a description or a lead', () => {
  const pages = [...groups, ...regions, ...sectors, outsourcingHome];
  expect(repeated(pages.map((page) => page.title))).toEqual([]);
  expect(repeated(pages.map((page) => page.description))).toEqual([]);
  expect(repeated(groups.flatMap(({ lead, does, audience }) => [lead, does, audience]))).toEqual(
    [],
  );
  expect(repeated(regions.map((one) => one.lead))).toEqual([]);
});

describe.each([...groups, ...regions, { slug: 'outsourcing-home', ...outsourcingHome }])(
  '$slug',
  ({ title, description }) => {
    test('has a title and a description that fit a result page', () => {
      expect(title).toMatch(/ \| Kingdom Builders$/);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(155);
    });
  },
);

test.each(groups.map((one) => one.slug))('%s has its drawing', (slug) => {
  const { drawing } = groupBySlug(slug);
  expect(drawing).toBe(sharedDrawings[slug] ?? `group-${slug}`);
  expect(existsSync(`public/art/${drawing}.svg`)).toBe(true);
});

test('the list by what people do names every group but the three of the side list, once', () => {
  const listed = groupFamilies.flatMap(({ links }) => links);
  const beside = new Set<string>(communitiesLinks.map(({ to }) => to));
  expect(listed.toSorted((a, b) => a.to.localeCompare(b.to))).toEqual(
    groups
      .map(({ slug, name }) => ({ label: name, to: `/${slug}` }))
      .filter(({ to }) => !beside.has(to))
      .toSorted((a, b) => a.to.localeCompare(b.to)),
  );
});

test('a region has one name, in the side list and on its page', () => {
  expect(regionLinks.map(({ label, to }) => [label, to])).toEqual(
    regions.map(({ name, slug }) => [name, `/${slug}`]),
  );
});
