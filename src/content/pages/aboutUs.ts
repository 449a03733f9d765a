import { paths, withQuery } from '@/config/paths';
import type { QuoteArea } from '@/content/quoteSteps';
import type { LinkCardWords, PageWords, Passage } from './model';
import { pageLinks, pageOf } from './pageLinks';

const areaLink = (label: QuoteArea, text: string): LinkCardWords => ({
  label,
  text,
  to: withQuery(paths.getQuote, { area: label }),
});

export const aboutUs = {
  ...pageOf(pageLinks.aboutUs),
  title: 'About Us | Kingdom Builders',
  description:
    'Why Kingdom Builders exists, who this faith-based community is for, and what visitors, members and admins can do here.',
  heading: 'People of faith who build together',
  lead: 'Kingdom Builders is a community of business people who want to make a difference in their families and communities.',
  drawing: 'scene-about-us',
  readOn: { label: 'Meet the community', to: paths.whoWeAre },
  audience: {
    heading: 'Who it’s for',
    text: [
      'Some members run a company, and some plan to start one. Others are teachers, coaches, ministers, writers, bookkeepers and developers. Everyone is welcome.',
      'They share one mission: to make a transformational impact in their families and communities.',
    ],
  } satisfies Passage,
  roles: {
    heading: 'What you can do here',
    terms: [
      {
        term: 'Visitors',
        text: 'You can look around without an account.',
        actions: [
          'Read about 28 outsourcing sectors',
          'Ask for 3 free independent quotes',
          'Describe a need, a project or an idea',
          'Create an account when you are ready',
        ],
        link: { label: 'See our services', to: paths.services },
      },
      {
        term: 'Members',
        text: 'With an account, you can take part.',
        actions: [
          'Post what you are building, with a picture',
          'Comment, and vote in polls',
          'Ask to join groups',
          'Use the internship forum and the work management tools',
        ],
        link: pageLinks.join,
      },
      {
        term: 'Admins',
        text: 'They publish posts and polls.',
        actions: [
          'Write posts for the community portal',
          'Ask the community questions in polls',
          'Keep a list of tasks in the task tracker',
          'See the showcase',
        ],
        link: { label: 'Admin login', to: paths.adminLogin },
      },
    ],
  },
  areas: {
    heading: 'Four areas to take part in',
    lead: 'Choose one: the quote form opens with your first answer filled in.',
    links: [
      areaLink('Kingdom builder', 'Kingdom initiatives, kingdom projects and kingdom ministries.'),
      areaLink('Training & mentoring', 'Discipleship, training and spiritual growth.'),
      areaLink(
        'The Great Revival',
        'Personal, societal, economic, territorial and national transformation.',
      ),
      areaLink(
        'Kingdom Initiatives',
        'Programs for youth, children and seniors, and help with shelter, mental health and more.',
      ),
    ],
  },
  programsHeading: 'Programs that help you grow',
  next: {
    heading: 'Join the community',
    text: 'Create an account, or read about the members first.',
    action: pageLinks.join,
    second: pageLinks.whoWeAre,
    // As long as the visitor’s, so that nothing moves.
    member: {
      heading: 'Take part today',
      text: 'See what members are building, or read who they are.',
      action: pageLinks.community,
      second: pageLinks.whoWeAre,
    },
  },
} as const satisfies PageWords & Record<string, unknown>;
