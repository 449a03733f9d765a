import { paths } from '@/lib/paths';
import type { PageWords, WayOn } from './pages/model';
import { pageLinks } from './pages/pageLinks';

/** A question with its answer, and where there is more about it. */
export type FaqEntry = {
  readonly question: string;
  readonly answer: string;
  readonly way?: WayOn;
};

/** Questions about one thing; `id` is its place on the page, for links to it. */
export type FaqTopic = {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly FaqEntry[];
};

/** Words of `/faq` around its questions (decisions, section 4). */
export const faqPage = {
  path: paths.faq,
  name: pageLinks.faq.label,
  title: 'FAQ: questions and answers | Kingdom Builders',
  description:
    'What a quote costs, who sees a post, how to join a group, what is kept on this device: plain answers about Kingdom Builders.',
  heading: 'Questions people ask at the door',
  lead: 'Short answers, so that you know what you walk into.',
  topicsLabel: 'Topics',
  drawing: 'scene-faq',
  next: {
    heading: 'The door is open',
    text: 'Look around the services first, or come straight in.',
    action: pageLinks.join,
    second: pageLinks.services,
  },
} as const satisfies PageWords & Record<string, unknown>;

/** All questions, answered from facts of the specification and the decisions only. */
export const faqTopics: readonly FaqTopic[] = [
  {
    id: 'outsourcing',
    heading: 'Outsourcing and quotes',
    entries: [
      {
        question: 'What does it cost to ask for quotes?',
        answer: 'Nothing. You receive 3 quotes, and they are free and independent of one another.',
        way: pageLinks.getQuote,
      },
      {
        question: 'Where do the quotes come from?',
        answer:
          'From a marketplace of more than 33,000 outsourcing firms and millions of professionals. The service is secure, trusted and transparent, and comes with bespoke advisory and support.',
        way: { label: 'How outsourcing works here', to: paths.outsourcingHome },
      },
      {
        question: 'How much can outsourcing save?',
        answer:
          'The claim is a guaranteed saving of 70% on staffing costs, while output, quality and revenue improve. Compare it with the quotes you receive: they show what it means for your own work.',
      },
      {
        question: 'Which sectors are covered?',
        answer:
          'There are 28: nine industries such as real estate and health care, ten services such as automation and cyber security, and nine kinds of company from startups to enterprise. Each has a page of its own.',
        way: pageLinks.outsourcing,
      },
      {
        question: 'Can I ask for a quote without an account?',
        answer:
          'Yes. The four steps of the quote form are open to everybody. If you would rather log in or join first, your answers wait for you.',
      },
      {
        question: 'Does the quote form ask for my contact details?',
        answer:
          'No. It sends three answers and nothing else: the area you chose, what you want to build and the business you are interested in. If you are logged in, your request also carries proof of your login.',
      },
      {
        question: 'How do I find a request I have sent?',
        answer:
          'A receipt with your answers, the time and the reply stays readable on this device under My requests.',
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
          'Create an account with your name, username, e-mail address, phone number, gender, country, province and city, and choose a password. You are logged in straight away.',
        way: pageLinks.join,
      },
      {
        question: 'I would like to invest. Where do I begin?',
        answer:
          'Read what investors find here, then fill in the investor registration: first name, last name, e-mail address and phone number. You need no account for it.',
        way: pageLinks.investorsRegistration,
      },
      {
        question: 'Can I look around before I join?',
        answer:
          'Yes. The public pages are open to everybody, with or without an account. The community feed, polls and forum are for members.',
      },
      {
        question: 'I have forgotten my password. What now?',
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
          'There are 27: the Leadership, Kingdom ministers and Coordinators groups, and 24 more for trades such as marketing, law, accounting, writing, coaching and technology.',
        way: pageLinks.whoWeAre,
      },
      {
        question: 'How do I join a group?',
        answer:
          'Log in, open the group’s page, describe what you bring and press Join. Your request goes to the community that the group belongs to.',
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
          'The community feed, the posts of a community and the internship forum can be read by members who are logged in. The landing page shows a few posts from one category of the feed to everybody, so write nothing there that only friends should read.',
      },
      {
        question: 'What happens to a picture I post?',
        answer:
          'It is scaled down where it is large, and written anew before it leaves your device. That also removes the place where it was taken from the file.',
      },
      {
        question: 'How do polls work?',
        answer:
          'Administrators put a question to the community. Members cast one vote on a poll from this device and see the results as counts and shares.',
        way: { label: 'Polls', to: paths.polls },
      },
      {
        question: 'What is the internship forum?',
        answer:
          'A place of its own for everything about internships, with posts and comments. It is open to members.',
        way: { label: 'Internship forum', to: paths.internshipForum },
      },
    ],
  },
  {
    id: 'device',
    heading: 'Forms, and what is kept on this device',
    entries: [
      {
        question: 'What happens when I submit a service, investor or profile form?',
        answer:
          'You get a summary to print, copy or download. The form itself sends nothing; you decide who receives the summary.',
      },
      {
        question: 'What is kept on this device?',
        answer:
          'Your login, the text you have begun to write, the receipts of your quote requests, the votes you cast here, your tasks and your choice of light or dark. A business profile and its identity document stay here too, and can be removed.',
      },
      {
        question: 'What if somebody else uses this device?',
        answer:
          'Log out. Your session ends in all open tabs, and another member who logs in sees nothing of what you kept.',
      },
      {
        question: 'Am I looking at a demo?',
        answer:
          'If so, a notice says that the portal runs on demo data. Everything you do then stays in this browser, and you can reset it.',
      },
    ],
  },
];
