import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'web-application',
  family: 'services',
  name: 'Web/Mobile Application Development',
  tile: 'Web/Mobile Application Development',
  summary: 'Websites and apps, designed, built and maintained by people who do it every day.',
  reasons: [
    'Hire a designer for the weeks of design and a tester for the weeks of testing.',
    'Find developers for both phone systems, and someone who builds for screen readers.',
    'Talk with your customers about what the app should do. Others build the screens.',
    'Use a larger team for the first release, and two or three people for the upkeep.',
  ],
  tasks: [
    'Website development',
    'iPhone and Android apps',
    'Interface design',
    'Online shops',
    'Accessibility checks',
    'Testing on devices',
    'Hosting and upkeep',
  ],
  related: ['software', 'cyber-security', 'agency', 'startups'],
  title: 'Web & Mobile App Outsourcing | Kingdom Builders',
  description:
    'Find designers, developers and testers for your website or mobile app, and keep a small team for the upkeep after the release.',
};
