import { paths } from '@/config/paths';
import type { TermList, PageWords } from './model';
import { pageLinks, pageOf, termsOf } from './pageLinks';

/** Specification, section 2, Investor registration. */
export const investorsRegistration = {
  ...pageOf(pageLinks.investorsRegistration, pageLinks.investors),
  title: 'Investor registration | Kingdom Builders',
  description:
    'Register as an investor with your name, email address and phone number, then keep, print or copy the summary. No account is needed.',
  heading: 'Investor registration',
  lead: 'Enter your name, email address and phone number. You don’t need an account.',
  drawing: 'scene-province',
  after: {
    heading: 'After you register',
    terms: termsOf({
      'You get a summary': 'It shows what you entered. You can print, copy or download it.',
      'You make an enquiry':
        'In the enquiry form you choose business, investment or real estate, and one of six project sizes from $0-100 to $50,001-100,000.',
    }),
  } satisfies TermList,
  next: {
    heading: 'Say what you are looking for',
    text: 'In the enquiry form you choose a category, an industry and a project size, and add details.',
    action: { label: 'Make an enquiry', to: paths.businessAssetManagement },
    second: { label: 'Back to investors', to: paths.investors },
  },
} as const satisfies PageWords & Record<string, unknown>;
