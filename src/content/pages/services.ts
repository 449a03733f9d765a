import { paths } from '@/lib/paths';
import type { Doorway, PageWords } from './model';
import { pageLinks } from './pageLinks';

type ServiceFamily = { readonly heading: string; readonly doors: readonly Doorway[] };

const families: readonly ServiceFamily[] = [
  {
    heading: 'Plan and run the work',
    doors: [
      {
        ...pageLinks.projectManagement,
        text: 'Events, assets, initiatives, special projects: say what has to be run.',
      },
      {
        ...pageLinks.businessAssetManagement,
        text: 'Enquire about a business, an investment or real estate.',
      },
      {
        ...pageLinks.builderLauncher,
        text: 'The way from a first idea to a project on the water.',
      },
    ],
  },
  {
    heading: 'Think it through',
    doors: [
      {
        ...pageLinks.strategyConsulting,
        text: 'Growth, execution, revenue and profit, scaling.',
      },
      {
        ...pageLinks.aiSoftwareTools,
        text: 'Tools to work with, and training to use them well.',
      },
      {
        ...pageLinks.innovationHub,
        text: 'Ideas for a business or for a whole community.',
      },
    ],
  },
  {
    heading: 'Bring people and means together',
    doors: [
      {
        ...pageLinks.projectNeeds,
        text: 'Name what your project is missing.',
      },
      {
        ...pageLinks.businessOwners,
        text: 'A profile for the business you own.',
      },
      {
        ...pageLinks.investors,
        text: 'Where to look before you put money to work.',
      },
    ],
  },
];

/** Words of `/services`: the whole offer, with a way to each part. */
export const services = {
  path: paths.services,
  name: pageLinks.services.label,
  title: 'Our services | Kingdom Builders',
  description:
    'Outsourcing in 28 sectors with 3 free quotes, plus project management, strategy consulting, AI tools, an innovation hub and more.',
  heading: 'Our Services',
  lead: 'An outsourcing marketplace with advisers beside it, and nine desks for the projects behind your work.',
  drawing: 'scene-services',
  outsourcing: {
    heading: 'Outsourcing, with counsel',
    figure: '70%',
    action: pageLinks.getQuote,
    all: pageLinks.outsourcing,
  },
  toBoard: 'See the nine desks',
  familiesHeading: 'Nine more desks',
  families,
  benefitsHeading: 'Four benefits of outsourcing',
  next: {
    heading: 'Not sure which desk is yours?',
    text: 'The FAQ answers the questions people ask first. The quote form takes four short steps.',
    action: pageLinks.getQuote,
    second: { label: 'Read the FAQ', to: paths.faq },
  },
} as const satisfies PageWords & Record<string, unknown>;
