import { groupPath, paths } from '@/config/paths';
import type { TermList, PageWords } from './model';
import { pageLinks, pageOf, termsOf } from './pageLinks';

export const strategyConsulting = {
  ...pageOf(pageLinks.strategyConsulting, pageLinks.services),
  title: 'Kingdom Strategy Consulting | Kingdom Builders',
  description:
    'Ask about growth, execution, revenue, profit or scaling. Choose the strategy that fits, and describe where your business is today.',
  heading: 'Kingdom Strategy Consulting',
  lead: 'Choose a strategy, ask your question and say what you have tried.',
  drawing: 'scene-strategy-consulting',
  formHeading: 'Ask for consulting',
  formAction: 'Ask for consulting',
  kinds: {
    heading: 'Four kinds of strategy',
    terms: termsOf({
      'Growth strategy': 'Where should your next customers, locations or products come from?',
      'Execution strategy': 'How do you turn a decision into action?',
      'Revenue & profit strategy': 'Which work makes money, and which costs money?',
      'Scaling strategy': 'What has to change before you can do twice the work?',
    }),
  } satisfies TermList,
  more: [
    {
      heading: 'You need a tool',
      text: ['If you want to know which tool to use, choose the category “AI tools”.'],
      link: pageLinks.aiSoftwareTools,
    },
    { heading: 'Something else', text: ['Choose “Others”, and describe your question.'] },
    {
      heading: 'Discuss it with others',
      text: ['The Strategies group is for members who plan ahead.'],
      link: { label: 'The Strategies group', to: groupPath('strategies') },
    },
  ],
  next: {
    heading: 'When your plan is ready',
    text: 'Describe the project, and ask for project management.',
    action: { label: 'Plan the project', to: paths.projectManagement },
    second: pageLinks.innovationHub,
  },
} as const satisfies PageWords & Record<string, unknown>;
