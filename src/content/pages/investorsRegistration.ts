import { paths } from '@/lib/paths';
import type { Glossary, PageWords } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/investors-registration` (specification, section 2, Investor registration). */
export const investorsRegistration = {
  path: paths.investorsRegistration,
  name: pageLinks.investorsRegistration.label,
  parent: pageLinks.investors,
  title: 'Investor registration | Kingdom Builders',
  description:
    'Register as an investor with your name, e-mail address and phone number, then keep, print or copy the summary. No account is needed.',
  heading: 'Investor registration',
  lead: 'Your name, your e-mail address and a phone number. You need no account for it.',
  drawing: 'scene-province',
  after: {
    heading: 'Good to have at hand',
    terms: [
      {
        term: 'Your category',
        text: 'Business, investment or real estate: the enquiry form asks for one of the three.',
      },
      {
        term: 'Your project size',
        text: 'Six bands, from the first hundred dollars upwards.',
      },
      {
        term: 'Your questions',
        text: 'The investors page shows what there is to read before you decide anything.',
      },
    ],
  } satisfies Glossary,
  next: {
    heading: 'Say what you are looking for',
    text: 'The enquiry form takes category, industry, project size and your own words.',
    action: { label: 'Make an enquiry', to: paths.businessAssetManagement },
    second: { label: 'Back to investors', to: paths.investors },
  },
} as const satisfies PageWords & Record<string, unknown>;
