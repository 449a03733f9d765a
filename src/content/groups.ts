import { groupPath, type GroupSlug, groupSlugs } from '@/config/paths';
import { communityOfGroup } from '@/config/fixedIds';
import { communitiesLink } from './navigation';

type GroupWords = {
  name: string;
  lead: string;
  does: string;
  audience: string;
  /** A drawing; some serve several groups. */
  drawing?: `group-${string}`;
  tech?: boolean;
  title?: string;
  description?: string;
};

const words: Readonly<Record<GroupSlug, GroupWords>> = {
  'leadership-group': {
    name: 'Leadership group',
    drawing: 'group-leadership',
    lead: 'Business leaders who guide Kingdom Builders and hold each other accountable.',
    does: 'Members discuss the direction of Kingdom Builders, share what they learn as leaders and give each other honest advice.',
    audience: 'Owners, executives and team leaders who want to lead with faith and integrity.',
  },
  'cordinators-group': {
    name: 'Coordinators group',
    drawing: 'group-coordinators',
    lead: 'The people who coordinate the regions and projects of Kingdom Builders.',
    does: 'Members plan who does what and when, pass on news between regions and projects, and follow up.',
    audience:
      'Coordinators of regions, projects and events, and members who are good with lists, calls and calendars.',
  },
  'kingdom-ministers-group': {
    name: 'Kingdom ministers group',
    drawing: 'group-ministers',
    lead: 'Ministers who serve business people and their families.',
    does: 'Members teach, counsel and help other members grow in faith.',
    audience: 'Pastors, ministers, chaplains and people who lead a ministry in business.',
    description:
      'Ministers who serve business people and their families. See what the Kingdom ministers group does, who it’s for and what happens after you ask to join.',
  },
  'high-performance-sales-consultant': {
    name: 'High performance sales consultant',
    lead: 'Sales consultants who learn from each other.',
    does: 'Members practise sales conversations, share what customers ask for and coach newer sellers.',
    audience: 'Sales consultants, account managers and owners who sell their own work.',
    title: 'Sales consultants group | Kingdom Builders',
    description:
      'Sales consultants who learn from each other. See what the sales consultants do, who the group is for and how to ask to join.',
  },
  'high-performance-revenue': {
    name: 'High performance revenue',
    lead: 'People who work on pricing, billing and steady income.',
    does: 'Members look at prices, invoices and repeat business, and find out where income is lost.',
    audience: 'Owners, finance leads and sales leads who are responsible for revenue.',
  },
  'high-performance-growth': {
    name: 'High performance growth',
    lead: 'Owners and leaders who want their company to grow.',
    does: 'Members compare what helped and what hurt when they hired people, opened a location or entered a market.',
    audience: 'Owners and managers whose company is growing, or is about to.',
  },
  'media-content-creators': {
    name: 'Media content creators',
    lead: 'People who make video, audio, photos and stories.',
    does: 'Members show work in progress, give each other feedback and record what the community is building.',
    audience: 'Photographers, videographers, podcasters, writers and designers.',
  },
  marketing: {
    name: 'Marketing',
    lead: 'People who help customers find good businesses.',
    does: 'Members review each other’s messages, websites and campaigns, and help member businesses reach the people they serve.',
    audience: 'Marketers, brand managers, writers and owners who do their own marketing.',
  },
  strategies: {
    name: 'Strategies',
    lead: 'People who plan what a business should do next.',
    does: 'Members work through options, risks and costs, and test each other’s plans.',
    audience: 'Strategists, planners, advisers and owners with a big decision ahead.',
  },
  'research-development': {
    name: 'Research & development',
    lead: 'People who test an idea before it is built.',
    does: 'Members share experiments, results and prototypes, and help others find out whether an idea works.',
    audience: 'Researchers, engineers, makers and curious owners.',
  },
  'digital-advertising': {
    name: 'Digital advertising',
    lead: 'People who plan, design and measure online ads.',
    does: 'Members compare campaigns, review each other’s ads and help member businesses spend their budget well.',
    audience: 'Ad buyers, designers, analysts and owners who run their own campaigns.',
  },
  scaling: {
    name: 'Scaling',
    lead: 'Owners who turn a small business into a larger one.',
    does: 'Members share how they open a second location, add a team or change a process that no longer fits.',
    audience: 'Owners and managers who plan to do twice as much as today.',
  },
  'coach-mentors': {
    name: 'Coach & mentors',
    lead: 'Experienced people who give time and advice to those who are starting out.',
    does: 'Members mentor newer owners, coach people through a decision, and learn from each other how to coach well.',
    audience:
      'Coaches, mentors and experienced owners, and people who would like to learn from one.',
    title: 'Coaches & mentors group | Kingdom Builders',
  },
  'program-writer': {
    name: 'Program writer',
    drawing: 'group-writers',
    lead: 'Writers of courses, workshops and programs.',
    does: 'Members turn what the community knows into lessons and workshop plans, and try them out on each other.',
    audience: 'Course writers, trainers and teachers.',
    title: 'Program writers group | Kingdom Builders',
  },
  'lead-generator': {
    name: 'Lead generator',
    lead: 'People who find new customers and start the first conversation.',
    does: 'Members share how they find contacts, write first messages and set up meetings.',
    audience: 'Lead generators, appointment setters and people in business development.',
    title: 'Lead generators group | Kingdom Builders',
  },
  'script-writer': {
    name: 'Script writer',
    drawing: 'group-writers',
    lead: 'Writers of films, talks and broadcasts.',
    does: 'Members read each other’s scripts, suggest edits and help other members prepare a talk.',
    audience: 'Script writers, speech writers and speakers.',
    title: 'Script writers group | Kingdom Builders',
  },
  'project-manager': {
    name: 'Project manager',
    lead: 'People who take a project from the first plan to the handover.',
    does: 'Members share plans, budgets and checklists, and help each other when a project runs late.',
    audience: 'Project managers, planners and team leads, whatever their trade.',
    title: 'Project managers group | Kingdom Builders',
  },
  'business-manager': {
    name: 'Business manager',
    drawing: 'group-business-operations',
    lead: 'Managers who run a company from day to day.',
    does: 'Members talk through staffing, budgets and daily decisions, and share what works in their own companies.',
    audience: 'General managers, branch managers and owners who manage their own company.',
    title: 'Business managers group | Kingdom Builders',
  },
  'business-operations': {
    name: 'Business operations',
    lead: 'People who get orders, stock and schedules to the right place.',
    does: 'Members share how they plan stock, suppliers, deliveries and schedules, and help each other fix what gets stuck.',
    audience: 'Operations managers, planners, buyers and anyone who keeps daily work moving.',
  },
  'tech-devs': {
    name: 'Tech devs',
    tech: true,
    lead: 'Developers who build websites, mobile apps and the systems behind them.',
    does: 'Members share code, review each other’s work and build tools for the community.',
    audience: 'Web, mobile and back-end developers, and designers who work with them.',
  },
  accountants: {
    name: 'Accountants',
    lead: 'Accountants and bookkeepers who keep clean, honest books.',
    does: 'Members answer questions about bookkeeping, tax and reports, and help other members understand their numbers.',
    audience:
      'Accountants, bookkeepers, payroll clerks and anyone who works with the numbers of a business.',
  },
  administrators: {
    name: 'Administrators',
    drawing: 'group-business-operations',
    lead: 'Administrators who keep offices and projects running.',
    does: 'Members share how they handle forms, calendars, records and meetings, and help projects without an office.',
    audience:
      'Office managers, assistants, clerks and volunteers who like to keep things in order.',
  },
  'ai-software': {
    name: 'AI software',
    drawing: 'group-tech-devs',
    tech: true,
    lead: 'People who build and test AI tools and check every result.',
    does: 'Members compare AI tools, try them on real work and explain what they can and can’t do.',
    audience: 'Developers, testers and users of AI tools, beginners included.',
  },
  specialists: {
    name: 'Specialists',
    lead: 'People who do one trade very well.',
    does: 'Members answer questions about their trade and help when a project needs exactly that skill.',
    audience: 'Anyone with a rare or specialised skill that no other group covers.',
  },
  lawyers: {
    name: 'Lawyers',
    lead: 'Lawyers who advise founders, companies and families.',
    does: 'Members explain contracts, company forms and legal questions in plain words, and say when you need a specialist.',
    audience: 'Lawyers, paralegals and law students.',
  },
  'it-consultants': {
    name: 'IT consultants',
    drawing: 'group-tech-devs',
    tech: true,
    lead: 'Advisers who help members choose, secure and repair their systems.',
    does: 'Members answer questions about networks, devices, backups and security, and say what to keep and what to replace.',
    audience: 'IT consultants, system administrators and support technicians.',
  },
  'technology-consultants': {
    name: 'Technology consultants',
    drawing: 'group-tech-devs',
    tech: true,
    lead: 'Advisers who help members choose new technology.',
    does: 'Members compare products, explain new technology in plain words and help others choose the right product.',
    audience: 'Technology consultants, product managers and engineers who advise others.',
  },
};

/** Characters that a result page shows. */
const maxDescriptionLength = 155;

function describe({ name, lead }: GroupWords): string {
  const named = `${lead} See what the ${name} group does, who it’s for and what happens after you ask to join.`;
  if (named.length <= maxDescriptionLength) return named;
  return `${lead} See what this group does, who it’s for and how to ask to join.`;
}

/** A group page, and where its join requests go. */
export type Group = ReturnType<typeof completeGroup>;

function completeGroup(slug: GroupSlug) {
  const { drawing, tech, title, ...own } = words[slug];
  const { id, own: isCommunity } = communityOfGroup(slug);
  return {
    ...own,
    slug,
    path: groupPath(slug),
    parent: communitiesLink,
    drawing: drawing ?? `group-${slug}`,
    communityId: id,
    /** Null if the community itself is the group. */
    category: isCommunity ? null : own.name,
    tech: tech ?? false,
    title: title ?? `${own.name.replace(/ group$/, '')} group | Kingdom Builders`,
    description: own.description ?? describe(words[slug]),
  };
}

/** All 27 in the order of the specification, section 2. */
export const groups: readonly Group[] = groupSlugs.map(completeGroup);

/** Throws for words that are no group. */
export function groupBySlug(slug: string): Group {
  const found = groups.find((group) => group.slug === slug);
  if (found === undefined) throw new Error(`${slug} is not a group.`);
  return found;
}

export const groupWords = {
  does: 'What the group does',
  audience: 'Who it’s for',
  after: 'What happens after you ask',
  steps: (sends: string): readonly { readonly title: string; readonly text: string }[] => [
    {
      title: 'You log in',
      text: 'If you aren’t logged in, log in or register first. Your text is saved.',
    },
    { title: 'Your request is sent', text: sends },
    {
      title: 'Your request is approved',
      text: 'Once approved, the group appears under My Communities.',
    },
    { title: 'You take part', text: 'Read and write posts, comment, and vote in polls.' },
  ],
  /** What the call sends (specification, section 7). */
  sends: ({ tech, category }: { readonly tech: boolean; readonly category: string | null }) =>
    [
      'Your request contains your description',
      tech ? ', with your category and stack' : '',
      category === null ? '.' : `, and says that you want to join “${category}”.`,
    ].join(''),
  communities: 'See all communities and groups',
} as const;
