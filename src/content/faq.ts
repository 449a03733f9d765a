import { paths } from '@/config/paths';
import type { PageWords, PageLink } from './pages/model';
import { pageLinks } from './pages/pageLinks';

type FaqEntry = {
  readonly question: string;
  readonly answer: string;
  readonly way?: PageLink;
};

/** `id` is the anchor for links. */
export type FaqTopic = {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly FaqEntry[];
};

/** `/faq` without its questions (decisions, section 4). */
export const faqPage = {
  path: paths.faq,
  name: pageLinks.faq.label,
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

/** Answers use facts of the specification and the decisions only. */
export const faqTopics: readonly FaqTopic[] = [
  {
    id: 'outsourcing',
    heading: 'Outsourcing and quotes',
    entries: [
      {
        question: 'What does it cost to ask for quotes?',
        answer: 'Nothing. You receive 3 free, independent quotes.',
        way: pageLinks.getQuote,
      },
      {
        question: 'Where do the quotes come from?',
        answer:
          'From a marketplace of more than 33,000 outsourcing firms and millions of professionals. The service is secure, trusted and transparent. You also get advice and support for your project.',
        way: { label: 'How outsourcing works here', to: paths.outsourcingHome },
      },
      {
        question: 'How much can outsourcing save?',
        answer:
          '70% on staffing costs, guaranteed, while output, quality and revenue improve. Your quotes show what you could save.',
      },
      {
        question: 'Which sectors are covered?',
        answer:
          'There are 28. Nine are industries, such as real estate and health care. Ten are services, such as automation and cyber security. Nine are kinds of company, from startups to enterprise. Each has its own page.',
        way: pageLinks.outsourcing,
      },
      {
        question: 'Can I ask for a quote without an account?',
        answer:
          'Yes. The quote form is open to everybody. If you log in or register while you fill it in, your answers are saved.',
      },
      {
        question: 'Does the quote form ask for my contact details?',
        answer:
          'No. It sends three answers: your area of participation, what you want to build and the business you’re interested in. If you’re logged in, they are sent with your account.',
      },
      {
        question: 'How do I find a request I have sent?',
        answer:
          'On the device you used, open My requests. The page shows your answers, when you sent them, and the reply.',
        way: { label: 'My requests', to: paths.myRequests },
      },
    ],
  },
  {
    id: 'joining',
    heading: 'Joining the community',
    entries: [
      {
        question: 'Who is Kingdom Builders for?',
        answer:
          'For kingdom-minded business people who want to make a transformational impact in their families and communities.',
        way: { label: 'About the mission', to: paths.aboutUs },
      },
      {
        question: 'How do I join?',
        answer:
          'Create an account: enter your name, username, email address, phone number, gender, country, province and city. Choose a password, and you are logged in straight away.',
        way: pageLinks.join,
      },
      {
        question: 'I’d like to invest. How do I start?',
        answer:
          'Read the investors page, then fill in the investor registration: first name, last name, email address and phone number. You don’t need an account.',
        way: pageLinks.investorsRegistration,
      },
      {
        question: 'Can I look around before I join?',
        answer:
          'Yes. The public pages are open to everybody, with or without an account. The community feed, polls and forum are for members.',
      },
      {
        question: 'I forgot my password. What can I do?',
        answer: 'The reset page tells you how to get help.',
        way: { label: 'Reset password', to: paths.resetPassword },
      },
    ],
  },
  {
    id: 'groups',
    heading: 'Groups and regions',
    entries: [
      {
        question: 'Which groups are there?',
        answer:
          'There are 27. Three are the Leadership, Kingdom ministers and Coordinators groups. The other 24 are for trades such as marketing, law, accounting, writing, coaching and technology.',
        way: pageLinks.whoWeAre,
      },
      {
        question: 'How do I join a group?',
        answer:
          'Log in, open the group’s page, describe what you can offer and press Join. Your request goes to the community that the group belongs to.',
      },
      {
        question: 'Which regions have a community?',
        answer:
          'Twelve: Newfoundland and Labrador, Prince Edward Island, Nova Scotia, New Brunswick, Quebec, Ontario, Manitoba, Saskatchewan, Alberta, British Columbia, the Northwest Territories and Nunavut.',
        way: pageLinks.communities,
      },
    ],
  },
  {
    id: 'community',
    heading: 'Posts, polls and the forum',
    entries: [
      {
        question: 'Who sees what I post?',
        answer:
          'Members who are logged in can read the community feed, the posts of a community and the internship forum. The home page also shows a few posts from one category to everyone, so don’t post anything private.',
      },
      {
        question: 'What happens to a picture I post?',
        answer:
          'Large pictures are made smaller before they are sent. Location data is removed from every picture.',
      },
      {
        question: 'How do polls work?',
        answer:
          'Administrators ask the community a question. You can vote once in each poll from this device. Results are shown as numbers and percentages.',
        way: { label: 'Polls', to: paths.polls },
      },
      {
        question: 'What is the internship forum?',
        answer: 'A forum about internships, with posts and comments. It is open to members.',
        way: { label: 'Internship forum', to: paths.internshipForum },
      },
    ],
  },
  {
    id: 'device',
    heading: 'Forms, and what is saved on this device',
    entries: [
      {
        question: 'What happens when I submit a service, investor or profile form?',
        answer:
          'You get a summary to print, copy or download. The form itself sends nothing. You decide who receives the summary.',
      },
      {
        question: 'What is saved on this device?',
        answer:
          'Your login, text you haven’t sent yet, receipts of quote requests, votes, tasks, and your choice of light or dark. If you create a business profile, it is saved here too, with its identity document. You can remove both.',
      },
      {
        question: 'What if somebody else uses this device?',
        answer:
          'Log out. You are then logged out in all open tabs. Another member who logs in can’t see anything you saved.',
      },
      ...(__DEMO__
        ? [
            {
              question: 'Am I looking at a demo?',
              answer:
                'Yes. This portal runs on demo data. What you do stays in this browser, and you can reset it at the top of any page.',
            },
          ]
        : []),
    ],
  },
];
