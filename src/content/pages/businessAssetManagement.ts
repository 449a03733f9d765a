import { assetTypes, enquiryCategories, industries, projectSizes } from '@/content/formOptions';
import { paths } from '@/config/paths';
import type { TermList, PageWords, Passage } from './model';
import { pageLinks, pageOf, termsOf } from './pageLinks';

const labels = (options: readonly { readonly label: string }[]) =>
  options.map(({ label }) => label);

export const businessAssetManagement = {
  ...pageOf(pageLinks.businessAssetManagement, pageLinks.services),
  title: 'Business & Asset Management | Kingdom Builders',
  description:
    'Make an enquiry about a business, an investment or real estate: choose an industry and a project size, and describe what you need.',
  heading: 'Kingdom Business & Asset Management',
  lead: 'Do you have a business, an investment or real estate to manage? Tell us what it is and what you need.',
  drawing: 'scene-business-asset-management',
  formHeading: 'Make an enquiry',
  formAction: 'Make an enquiry',
  fields: {
    heading: 'What the form asks for',
    terms: termsOf({
      Category: labels(enquiryCategories),
      'Asset type (for a business)': labels(assetTypes),
      Industry: labels(industries),
      'Project size': labels(projectSizes),
    }),
  } satisfies TermList,
  whatToWrite: {
    heading: 'What to write',
    text: [
      'In the details field, describe how you want to use the asset.',
      'If you own the business, create a profile for it. If you want to invest, register as an investor.',
    ],
  } satisfies Passage,
  links: [
    { label: 'Create a business profile', to: paths.businessOwners },
    { label: 'Register as an investor', to: paths.investorsRegistration },
  ],
  next: {
    heading: 'Outsource the daily work',
    text: 'See which work you can hand over in nine industries, from real estate to travel.',
    action: pageLinks.getQuote,
    second: pageLinks.outsourcing,
  },
} as const satisfies PageWords & Record<string, unknown>;
