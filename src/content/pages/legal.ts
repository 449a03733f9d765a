import { settings } from '@/config/site';
import { paths } from '@/config/paths';
import { groupedPhoneNumber } from '@/lib/phone';
import type { PageWords, PageLink } from './model';
import { pageLinks, pageOf, termsOf } from './pageLinks';

type LegalTerm = {
  readonly term: string;
  readonly text: string;
  readonly href?: string | undefined;
};

export type LegalSection = {
  readonly id: string;
  readonly heading: string;
  readonly text?: readonly string[];
  readonly list?: readonly string[];
  readonly terms?: readonly LegalTerm[];
  readonly link?: PageLink;
};

const {
  ownerName,
  ownerAddress,
  contactEmail,
  contactPhone,
  portalApi,
  outsourcingApi,
  myCommunitiesApi = portalApi,
  locations,
  reportUrl,
} = settings;

const termIfSet = (term: string, text?: string, href?: string): readonly LegalTerm[] =>
  text === undefined ? [] : [{ term, text, href }];

const owner = [...termIfSet('Name', ownerName), ...termIfSet('Address', ownerAddress)];
const dialled = contactPhone?.replaceAll(/[^+\d]/g, '') ?? '';
const groupedPhone = groupedPhoneNumber(dialled);
export const contactTerms: readonly LegalTerm[] = [
  ...termIfSet('Email', contactEmail, `mailto:${contactEmail}`),
  // Grouped here if it is North American; else as the owner wrote it.
  ...termIfSet('Phone', groupedPhone === dialled ? contactPhone : groupedPhone, `tel:${dialled}`),
];

const operator = (terms: readonly LegalTerm[]): readonly LegalSection[] =>
  terms.length === 0 ? [] : [{ id: 'owner', heading: 'Who runs this site', terms }];

const hostOf = (address: string | undefined) =>
  address === undefined ? '' : ` (${new URL(address).host})`;

const demo: readonly LegalSection[] = __DEMO__
  ? [
      {
        id: 'demo',
        heading: 'This is a demo',
        text: [
          'This portal runs on demo data. No server receives anything. What you register, post or send stays in this browser until you reset the demo or clear the site’s data.',
        ],
      },
    ]
  : [];

const topicsLabel = 'On this page';

export const termsPage = {
  ...pageOf({ label: 'Terms of use', to: paths.terms }, pageLinks.aboutUs),
  title: 'Terms of use | Kingdom Builders',
  description:
    'How Kingdom Builders works: accounts, posts and polls, quote requests, forms that are not sent, and who to ask if you have a question.',
  heading: 'Terms of use',
  lead: 'What you can do here, and what happens when you do it.',
  drawing: 'scene-coordinators',
  topicsLabel,
} as const satisfies PageWords & Record<string, unknown>;

export const termsSections: readonly LegalSection[] = [
  ...demo,
  {
    id: 'account',
    heading: 'Your account',
    list: [
      'The public pages are open to everyone. The community, its polls and the internship forum are for members.',
      'You register with your own name, email address and phone number, and choose a password.',
      'Don’t tell anyone your password, not even us.',
      'Log out on a device that other people use. You are then logged out in all open tabs.',
    ],
    link: pageLinks.join,
  },
  {
    id: 'posts',
    heading: 'What you post',
    list: [
      'Members who are logged in can read your posts and comments.',
      'The home page shows up to three posts of one category to everyone.',
      'Your text is shown as you typed it. Web addresses become links.',
      'Large pictures are made smaller before they are sent. Location data is removed from every picture.',
      'If the service doesn’t answer, we check whether your post arrived. We send it again only if you ask us to.',
    ],
  },
  {
    id: 'polls',
    heading: 'Polls',
    list: [
      'You can vote once in each poll from this device.',
      'Results are shown as numbers and percentages.',
    ],
  },
  {
    id: 'quotes',
    heading: 'Quotes',
    list: [
      'Asking is free. You receive 3 independent quotes.',
      'A request contains your three answers and no contact details. If you are logged in, it is sent with your account.',
      'You can ask without an account, but then we have no way to reach you.',
    ],
    link: pageLinks.getQuote,
  },
  {
    id: 'forms',
    heading: 'Forms that are not sent',
    text: [
      `Service, investor, profile and interest forms are not sent online. You get a summary to ${contactEmail === undefined ? '' : 'email to us, '}print, copy or download, and you decide who receives it.`,
    ],
  },
  ...operator([...owner, ...contactTerms]),
];

export const privacyPage = {
  ...pageOf({ label: 'Privacy', to: paths.privacy }, pageLinks.aboutUs),
  title: 'Privacy: what is stored and sent | Kingdom Builders',
  description:
    'What Kingdom Builders stores in your browser and for how long, what is sent and who receives it, and how to see and delete your data.',
  heading: 'Privacy',
  lead: 'What we store and for how long, who receives it, and how to see and delete it.',
  drawing: 'scene-business-asset-management',
  topicsLabel,
} as const satisfies PageWords & Record<string, unknown>;

export const privacySections: readonly LegalSection[] = [
  ...demo,
  {
    id: 'browser',
    heading: 'What is stored in your browser',
    terms: termsOf({
      'Login session':
        'A cookie named “token”, and the account details from your login. Stored until you log out, for 7 days at most.',
      Drafts:
        'What you typed and haven’t sent, except passwords. Stored until you send or delete it.',
      'Outbox and votes':
        'Unsent items are stored until they are sent or you delete them. Requests to join are stored until your session ends. The list of polls you voted in is stored until you delete it.',
      'Receipts and tasks': 'They stay on this device only. Stored until you delete them.',
      'Saved posts and muted authors':
        'The ID numbers of the posts you saved, and the authors you muted. Stored until you remove them. Names of muted authors are removed when your session ends.',
      'Your identity document':
        'It stays on this device only. Stored until your session ends or you delete it.',
      'Posts to read offline':
        'Your profile and the newest 200 posts of each feed you read. Stored until your session ends.',
      'Pages to read offline': 'Pages you visited. Stored until a new version replaces them.',
      'What you opened last':
        'Posts, polls, communities and tasks. Stored until your session ends.',
      'Your last visit':
        'Its time, the number of the newest post you saw in each community, and your first steps. Stored until you delete them.',
      'Light or dark, and keyboard shortcuts': 'Your choices. Stored until you delete them.',
      'Member code': 'A random number of this browser. Stored until you delete it.',
      'After you log out':
        'These stay: your drafts, unsent items, tasks, receipts and poll settings. The ID numbers of your polls and saved posts stay too, and a code for each author you muted. So do the time of your last visit, the number of the newest post you saw in each community, and your first steps. All this is stored under a code made from your email address. Everything else about you is removed.',
    }),
    link: { label: 'See and delete it on My data', to: paths.myData },
  },
  {
    id: 'sent',
    heading: 'What is sent, and who receives it',
    ...(__DEMO__ ? { text: ['This demo sends nothing. The live site sends this:'] } : {}),
    terms: termsOf({
      'Registration and login': `Your name, username, email address, phone number, gender, country, province, city and password go to the service that runs the community${hostOf(portalApi)}.`,
      'Posts, comments, votes and requests to join': `They go to the service that runs the community${hostOf(portalApi)}, with your login token.`,
      'List of your communities': `Your browser loads it from the service that lists them${hostOf(myCommunitiesApi)}, with your login token.`,
      'Quote requests': `Your three answers go to the outsourcing service${hostOf(outsourcingApi)}. If you are logged in, your login token is sent with them.`,
      'Other forms': 'Nothing is sent. What you fill in stays on this device.',
      'Lists of countries and cities': `Your browser loads them from ${locations === undefined ? 'this site' : new URL(locations).host}, without your login or any cookie.`,
      'Pictures in posts and listings':
        'They may come from other websites, which can then see your IP address.',
      ...(reportUrl !== undefined && {
        'Reports of errors and speed': `If part of this site breaks or is slow, your browser sends a report to ${new URL(reportUrl).host}. It says which page it was, the kind of error and its place in our script, and how long the page took. It leaves out names, texts, your login token, and the part of an address after the question mark. A tab sends at most 20 reports. If your browser blocks a file, it also sends its own report there, with the full address of the page.`,
      }),
    }),
  },
  {
    id: 'not',
    heading: 'What we don’t do',
    text: [
      reportUrl === undefined
        ? 'No advertising, no analytics and no scripts from other websites run on these pages.'
        : 'No advertising and no scripts from other websites run on these pages. We don’t follow you from page to page.',
    ],
  },
  {
    id: 'delete',
    heading: 'See and delete your data',
    list: [
      'On My data you can see, export and delete what this browser stores.',
      'Logging out removes your session and the posts stored for offline reading from this browser.',
      ...(contactEmail === undefined
        ? []
        : [`To see, correct or delete your account, write to ${contactEmail}.`]),
    ],
    link: { label: 'My data', to: paths.myData },
  },
  ...operator([...owner, ...contactTerms]),
];

export const contactPage = {
  ...pageOf({ label: 'Contact', to: paths.contact }, pageLinks.aboutUs),
  title: 'Contact | Kingdom Builders',
  description:
    'Contact Kingdom Builders, get help with your password, ask for free quotes, or read the answers to common questions.',
  heading: 'Contact',
  lead:
    contactTerms.length > 1
      ? 'Write to us or call us.'
      : contactEmail !== undefined
        ? 'Write to us.'
        : contactPhone !== undefined
          ? 'Call us.'
          : 'Choose what you need help with.',
  drawing: 'scene-about-us',
} as const satisfies PageWords;

export const contactSections: readonly LegalSection[] = [
  // How to reach them stands under the heading.
  ...operator(owner),
  {
    id: 'password',
    heading: 'You can’t log in',
    text: ['Read how to get help with your password.'],
    link: { label: 'Reset password', to: paths.resetPassword },
  },
  {
    id: 'services',
    heading: 'You need a service',
    text: ['Answer three questions and receive 3 free, independent quotes.'],
    link: pageLinks.getQuote,
  },
  {
    id: 'questions',
    heading: 'You have a question',
    text: ['Read the FAQ page first. Members can also ask in the community.'],
    link: pageLinks.faq,
  },
];
