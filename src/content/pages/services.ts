import { paths } from '@/config/paths';
import type { LinkCardWords, PageWords } from './model';
import { pageLinks, pageOf } from './pageLinks';

type ServiceFamily = { readonly heading: string; readonly links: readonly LinkCardWords[] };

const families: readonly ServiceFamily[] = [
  {
    heading: 'Plan and run the work',
    links: [
      { ...pageLinks.projectManagement, text: 'Events, assets, initiatives and special projects.' },
      {
        ...pageLinks.businessAssetManagement,
        text: 'An enquiry about a business, an investment or real estate.',
      },
      { ...pageLinks.builderLauncher, text: 'Four steps from an idea to a project.' },
    ],
  },
  {
    heading: 'Get advice',
    links: [
      {
        ...pageLinks.strategyConsulting,
        text: 'Advice on growth, execution, revenue, profit or scaling.',
      },
      { ...pageLinks.aiSoftwareTools, text: 'Tools for your work, and training to use them.' },
      { ...pageLinks.innovationHub, text: 'Ideas for a business or a community.' },
    ],
  },
  {
    heading: 'Needs, businesses and investors',
    links: [
      { ...pageLinks.projectNeeds, text: 'Describe what your project needs.' },
      { ...pageLinks.businessOwners, text: 'A profile for the business you own.' },
      { ...pageLinks.investors, text: 'What to know before you invest.' },
    ],
  },
];

export const services = {
  ...pageOf(pageLinks.services),
  title: 'Our Services | Kingdom Builders',
  description:
    'Outsourcing in 28 sectors with 3 free quotes, plus project management, strategy consulting, AI tools, an innovation hub and more.',
  heading: 'Our Services',
  lead: 'Outsourcing in 28 sectors with 3 free quotes, and nine services for your projects.',
  drawing: 'scene-services',
  outsourcing: {
    heading: 'Outsourcing, with advice',
    figure: '70%',
    action: pageLinks.getQuote,
    all: pageLinks.outsourcing,
  },
  toServices: 'See the nine services',
  familiesHeading: 'Nine more services',
  families,
  benefitsHeading: 'Four benefits of outsourcing',
  next: {
    heading: 'Not sure which one you need?',
    text: 'Read the FAQ, or answer three questions in the quote form.',
    action: pageLinks.getQuote,
    second: { label: 'Read the FAQ', to: paths.faq },
  },
} as const satisfies PageWords & Record<string, unknown>;
