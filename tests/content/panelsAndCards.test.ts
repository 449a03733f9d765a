import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as home from '@/content/home';
import * as outsourcing from '@/content/outsourcing';
import { openPortal, projectsPanel, projectsPanelTitle } from '@/content/projectsPanel';
import { repeated } from './words';

test('the projects panel has the tabs and tiles of the specification', () => {
  expect(projectsPanelTitle).toBe('Kingdom Projects Management/Outsourcing');
  const tiles = projectsPanel.map((tab) => [
    `${tab.key}: ${tab.label}`,
    tab.tiles.map((tile) => `${tile.label} /${tile.slug}`).join(', '),
  ]);
  expect(tiles).toEqual([
    [
      'section: Section',
      'Real Estate /real-estate, Financial Services /financial-services, Hospitality /hospitality, Transportation /transportation, Tele communication /telecommunication, Utilities & Energy /utilities-energy, Legal /legal, Healthcare /health-care, Travel /travel',
    ],
    [
      'services: Services',
      'Cyber Security /cyber-security, Web/Mobile Application Development /web-application, Automation /automation, Blockchain /block-chain, Softwares /software, Data Analytics /data-analytics, IT Management /it-management, Data Infrastructure /data-infrastructure, Machine Learning /machine-learning, Robotics /robotics',
    ],
    [
      'companyType: Project type',
      'Startups /startups, Small & Medium sized Businesses /small-medium-sized-businesses, Enterprise /enterprise, High Growth /high-growth, Cross - Cutting /cross-cutting, Agency /agency, Technology /technology, Shared Services /shared-services, Bootstrapped /bootstrapped',
    ],
  ]);
  expect(openPortal.tiles.map((tile) => [tile.label, tile.to])).toEqual([
    ['User dashboard', '/user-work-management-tools-dashboard'],
    ['Community', '/community'],
  ]);
});

test('claims and checklist are exact', () => {
  expect(outsourcing.savingsClaim).toBe(
    'Save 70% on staffing costs, guaranteed, while improving output, quality and revenue.',
  );
  expect(outsourcing.checklist).toEqual([
    '3 FREE Independent quotes',
    '33,000+ leading outsourcing firms',
    'Millions of talented professionals',
    'Secure, trusted & transparent',
    'Bespoke advisory & support',
  ]);
  expect(outsourcing.startBanner).toMatchObject({
    heading: "Let's get you started",
    action: 'Get started',
  });
  expect(outsourcing.benefits.map((benefit) => benefit.title)).toEqual([
    'Save on staffing costs',
    'Diversify the workforce',
    'Focus on core tasks',
    'Optimise resources',
  ]);
});

test('no outsourcing text has a figure that the specification does not have', () => {
  const figures = JSON.stringify(outsourcing).match(/\d[\d,]*[%+]?/gu) ?? [];
  expect([...new Set(figures)].toSorted()).toEqual(['3', '33,000+', '70%']);
});

test('the mission is the owner’s', () => {
  expect(home.mission).toBe(
    'To advance the Kingdom of God by building a community of kingdom-minded, successful people who make a transformational impact in their families and communities.',
  );
});

const links = (cards: readonly { title: string; to: string }[]) =>
  cards.map((card) => `${card.title} ${decodeURIComponent(card.to).replaceAll('+', ' ')}`);

test('titles and links of the home page’s cards', () => {
  expect(links(home.heroTiles)).toEqual([
    'The Great Revival /getquote?area=The Great Revival',
    'Kingdom Builders /getquote?area=Kingdom builder',
    'Kingdom Ministries Initiatives /getquote?area=Kingdom Initiatives',
  ]);
  expect(links(home.initiativeGroups)).toEqual([
    'Leadership group /leadership-group',
    'Kingdom ministers /kingdom-ministers-group',
    'Coordinators forum /cordinators-group',
  ]);
  expect(links(home.initiativePrograms)).toEqual([
    'Kingdom Mentoring and Coaching /coach-mentors',
    'Workshop & Seminars /getquote?area=Training & mentoring',
    'Spiritual Growth Programs /kingdom-ministers-group',
  ]);
  expect(home.needsTeaser.to).toBe('/kingdom-project-needs-details');
  expect(home.buildingHeading).toBe('Building for the Kingdom of God');
  expect(home.buildingCards).toHaveLength(3);
  expect(repeated(home.buildingCards.map((card) => card.to))).toEqual([]);
});

test.each([
  ...home.heroScenes,
  ...[...home.initiativeGroups, ...home.initiativePrograms, ...home.buildingCards].map(
    (card) => card.drawing,
  ),
  home.needsTeaser.drawing,
  ...home.communityPromo.drawings,
  ...openPortal.tiles.map((tile) => tile.drawing),
])('the drawing %s is there', (drawing) => {
  expect(existsSync(`public/art/${drawing}.svg`)).toBe(true);
});
