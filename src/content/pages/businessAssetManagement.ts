import { assetTypes, enquiryCategories, industries, projectSizes } from '@/content/formOptions';
import { paths } from '@/lib/paths';
import type { Glossary, PageWords, Passage } from './model';
import { pageLinks } from './pageLinks';

const labels = (options: readonly { readonly label: string }[]) =>
  options.map(({ label }) => label);

/** Words of `/kingdom-business-asset-management-details`, which holds the enquiry form. */
export const businessAssetManagement = {
  path: paths.businessAssetManagement,
  name: pageLinks.businessAssetManagement.label,
  parent: pageLinks.services,
  title: 'Business & Asset Management | Kingdom Builders',
  description:
    'Make an enquiry about a business, an investment or real estate: choose industry and project size, and say what should be looked after.',
  heading: 'Kingdom Business & Asset Management',
  lead: 'A business, an investment or a house is given into somebody’s hands for a time. Tell us what is in yours and how it should be kept.',
  drawing: 'scene-business-asset-management',
  formHeading: 'Make an enquiry',
  formAction: 'Make an enquiry',
  asks: {
    heading: 'What the form asks for',
    terms: [
      { term: 'Category', text: labels(enquiryCategories) },
      { term: 'Asset type, where it is a business', text: labels(assetTypes) },
      { term: 'Industry', text: labels(industries) },
      { term: 'Project size', text: labels(projectSizes) },
    ],
  } satisfies Glossary,
  keeping: {
    heading: 'Kept, and put to use',
    text: [
      'Managing an asset is more than guarding it. A workshop that stands idle serves nobody; a house with its lights on serves a street. The details field is there for the use you have in mind.',
      'If the business is your own, give it a profile. If you come with funds and are looking for a place for them, register as an investor.',
    ],
  } satisfies Passage,
  keepingWays: [
    { label: 'Create a business profile', to: paths.businessOwners },
    { label: 'Register as an investor', to: paths.investorsRegistration },
  ],
  next: {
    heading: 'Hand the daily work to others',
    text: 'Nine industries have outsourcing pages of their own, from real estate to travel.',
    action: pageLinks.getQuote,
    second: pageLinks.outsourcing,
  },
} as const satisfies PageWords & Record<string, unknown>;
