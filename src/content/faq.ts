import { paths } from '@/config/paths';
import type { PageWords, PageLink } from './pages/model';
import { pageLinks, pageOf } from './pages/pageLinks';

type FaqEntry = readonly [question: string, answer: string, link?: PageLink];

/** `id` is the anchor for links. */
export type FaqTopic = {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly FaqEntry[];
};

type Answers = Readonly<Record<string, string | readonly [answer: string, link: PageLink]>>;

const entriesOf = (answers: Answers): readonly FaqEntry[] =>
  Object.entries(answers).map(([question, answer]) =>
    typeof answer === 'string' ? [question, answer] : [question, ...answer],
  );

/** `/faq` without its questions (decisions, section 4). */
export const faqPage = {
  ...pageOf(pageLinks.faq),
  title: 'FAQ: questions and answers | Kingdom Builders',
  description:
    'What a quote costs, who sees a post, how to join a group, what is saved on this device: plain answers about Kingdom Builders.',
  heading: 'Frequently asked questions',
  lead: 'Short answers about quotes, groups, posts and your data.',
  topicsLabel: 'Topics',
  drawing: 'scene-faq',
  next: {
    heading: 'Ready to join?',
    text: 'Create an account, or look at our services first.',
    action: pageLinks.join,
    second: pageLinks.services,
    // As long as the visitor’s, so that nothing moves.
    member: {
      heading: 'Take part today',
      text: 'See what members are building, or look at our services.',
      action: pageLinks.community,
      second: pageLinks.services,
    },
  },
} as const satisfies PageWords & Record<string, unknown>;

const aboutDemo: Answers = __DEMO__
  ? {
      'Am I looking at a demo?':
        'Yes. What you do stays in this browser. You can reset the demo data at the top of any page.',
    }
  : {};

/** Answers use facts of the specification and the decisions only. */
export const faqTopics: readonly FaqTopic[] = [
  {
    id: 'outsourcing',
    heading: 'Outsourcing and quotes',
    entries: entriesOf({
      'What does it cost to ask for quotes?': [
        'Nothing. You receive 3 free, independent quotes.',
        pageLinks.getQuote,
      ],
      'Where do the quotes come from?': [
        'From a marketplace of more than 33,000 outsourcing firms and millions of professionals. The service is secure, trusted and transparent. You also get advice and support for your project.',
        { label: 'How outsourcing works here', to: paths.outsourcingHome },
      ],
      'How much can outsourcing save?':
        '70% on staffing costs, guaranteed, while output, quality and revenue improve. Your quotes show what you could save.',
      'Which sectors are covered?': [
        'There are 28. Nine are industries, such as real estate and health care. Ten are services, such as automation and cyber security. Nine are kinds of company, from startups to enterprise. Each has its own page.',
        pageLinks.outsourcing,
      ],
      'Can I ask for a quote without an account?':
        'Yes, but then we have no way to reach you. To get an answer, log in or register before you submit. Your answers are saved.',
      'Does the quote form ask for my contact details?':
        'No. It sends three answers: your area of participation, what you want to build and the business you’re interested in. If you’re logged in, they are sent with your account.',
      'How do I find a request I have sent?': [
        'On the device you used, open My requests. The page shows your answers, when you sent them, and the message you got.',
        { label: 'My requests', to: paths.myRequests },
      ],
    }),
  },
  {
    id: 'joining',
    heading: 'Joining the community',
    entries: entriesOf({
      'Who is Kingdom Builders for?': [
        'For kingdom-minded business people who want to make a transformational impact in their families and communities.',
        { label: 'About the mission', to: paths.aboutUs },
      ],
      'How do I join?': [
        'Create an account: enter your name, username, email address, phone number, gender, country, province and city. Choose a password, and you are logged in straight away.',
        pageLinks.join,
      ],
      'I’d like to invest. How do I start?': [
        'Read the investors page, then fill in the investor registration: first name, last name, email address and phone number. You don’t need an account.',
        pageLinks.investorsRegistration,
      ],
      'Can I look around before I join?':
        'Yes. The public pages are open to everybody, with or without an account. The community feed, polls and forum are for members.',
      'I forgot my password. What can I do?': [
        'The reset page tells you how to get help.',
        { label: 'Reset password', to: paths.resetPassword },
      ],
    }),
  },
  {
    id: 'groups',
    heading: 'Groups and regions',
    entries: entriesOf({
      'Which groups are there?': [
        'There are 27. Three are the Leadership, Kingdom ministers and Coordinators groups. The other 24 are for trades such as marketing, law, accounting, writing, coaching and technology.',
        pageLinks.whoWeAre,
      ],
      'How do I join a group?':
        'Log in, open the group’s page, describe what you can offer and press Join. Your request goes to the community that the group belongs to.',
      'Which regions have a page?': [
        'Twelve: Newfoundland and Labrador, Prince Edward Island, Nova Scotia, New Brunswick, Quebec, Ontario, Manitoba, Saskatchewan, Alberta, British Columbia, the Northwest Territories and Nunavut. Members who are logged in also see there whether the region has a community.',
        pageLinks.communities,
      ],
    }),
  },
  {
    id: 'community',
    heading: 'Posts, polls and the forum',
    entries: entriesOf({
      'Who sees what I post?':
        'Members who are logged in can read the community feed and the internship forum. Posts in a community are for its members. The home page also shows a few posts from one category to everyone, so don’t post anything private.',
      'What happens to a picture I post?':
        'Large pictures are made smaller before they are sent. Location data is removed from every picture.',
      'How do polls work?': [
        'Admins ask the community a question. You can vote once in each poll from this device. Results are shown as numbers and percentages.',
        { label: 'Polls', to: paths.polls },
      ],
      'What is the internship forum?': [
        'A forum about internships, with posts and comments. It is open to members.',
        { label: 'Internship forum', to: paths.internshipForum },
      ],
    }),
  },
  {
    id: 'device',
    heading: 'Forms, and what is saved on this device',
    entries: entriesOf({
      'What happens when I submit a service, investor or profile form?':
        'You get a summary to print, copy or download. The form itself sends nothing. You decide who receives the summary.',
      'What is saved on this device?': [
        'Your login, text you haven’t sent yet, receipts of quote requests, votes, tasks, and your choice of light or dark. If you create a business profile, it is saved here too, with its identity document. So are posts you saved, authors you muted, and pages and posts to read offline. My data lists everything, and you can delete it there.',
        { label: 'My data', to: paths.myData },
      ],
      'What if somebody else uses this device?': [
        'Log out. You are then logged out in all open tabs. Another member who logs in can’t see what you saved while you were logged in. On My data, delete what you saved while you were not logged in.',
        { label: 'My data', to: paths.myData },
      ],
      ...aboutDemo,
    }),
  },
];
