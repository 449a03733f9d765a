import {
  type GroupSlug,
  paths,
  type PortalPath,
  type RegionSlug,
  type SectorSlug,
} from '@/config/paths';
import { plural } from '@/lib/plural';

type SearchGroup = 'Pages' | 'Sectors' | 'Groups' | 'Regions';

export type SearchEntry = {
  readonly path: string;
  readonly label: string;
  readonly group: SearchGroup;
  /** Synonyms in lower case; words of the label are not repeated. */
  readonly words: readonly string[];
};

/** `line` is the label, a colon, and synonyms separated by commas. */
function entry(path: string, group: SearchGroup, line: string): SearchEntry {
  const [label = '', words = ''] = line.split(': ');
  return { path, label, group, words: words.split(', ') };
}

const pages: Readonly<Partial<Record<PortalPath, string>>> = {
  [paths.getQuote]:
    'Get a quote: hire, hiring, price, cost, rates, budget, estimate, request, get started, start, financial coaching, workshops, seminars, business development, training, mentoring, revival, 3 free quotes, outsource',
  [paths.outsourcingHome]:
    'Outsourcing: outsource, offshore, hire, staffing, staff, remote team, save 70%, savings, firms, freelancers, sectors, virtual assistant, va',
  [paths.services]:
    'Our Services: what we do, offer, help, advisory, support, management, consulting',
  [paths.communityRegister]:
    'Join: register, sign up, signup, create an account, membership, become a member, new member',
  [paths.communityLogin]:
    'User login: log in, sign in, signin, member login, my account, account, enter',
  [paths.communities]: 'Communities: regions, provinces, near me, local, canada, groups, chapters',
  [paths.root]: 'Home: start page, front page, mission, initiatives, interest, welcome',
  [paths.aboutUs]:
    'About Us: mission, vision, story, who are you, faith, christian, kingdom of god, god',
  [paths.whoWeAre]: 'Who we are: about, people, team, mission, values, faith, christian, believers',
  [paths.faq]: 'FAQ: questions, answers, help, how it works, frequently asked, support',
  [paths.terms]: 'Terms of use: conditions, rules, legal, agreement',
  [paths.privacy]: 'Privacy: data protection, cookies, personal data, what is stored, gdpr, legal',
  [paths.contact]: 'Contact: email, phone, address, write to us, owner, imprint, help',
  [paths.myRequests]: 'My requests: receipt, sent quotes, history, my quotes',
  [paths.myData]:
    'My data: privacy, cookies, delete my data, export, download my data, storage, what is kept, drafts, gdpr',
  [paths.investors]:
    'Investors: invest, investment, funding, capital, money, shares, partner, donate, giving, finance a project',
  [paths.investorsRegistration]:
    'Investor registration: register as an investor, invest, investment, sign up',
  [paths.projectNeeds]:
    'Kingdom Project Needs: ask for help, volunteer, donate, resources, people, funding, site, need',
  [paths.projectNeedsDetails]:
    'Kingdom Builder Needs: details, ask for help, request, project, volunteer, skills, funding',
  [paths.businessAssetManagement]:
    'Kingdom Business & Asset Management: enquiry, inquiry, assets, investment, real estate, start-up, property, project size',
  [paths.businessOwners]:
    'Kingdom Business Owners Innovation Hub: entrepreneur, business owner profile, create profile, company, directory, identity document',
  [paths.projectManagement]:
    'Kingdom Project Management: event management, events, initiative, special projects, planning, execution, projects, pm',
  [paths.strategyConsulting]:
    'Kingdom Strategy Consulting: consultant, consultancy, advice, advisory, growth strategy, execution strategy, revenue, profit, scaling',
  [paths.aiSoftwareTools]:
    'Kingdom AI & Software Management Tools: artificial intelligence, chatbot, chatgpt, automation, ai training, apps, tools',
  [paths.innovationHub]:
    'Kingdom Innovation Hub: ideas, invention, solutions, business innovations, community innovations, initiatives, research',
  [paths.builderLauncher]:
    'Kingdom Builder Launcher: launch, luncher, start a business, new project',
  [paths.community]: 'Community: feed, posts, news, members, forum, talk, comments',
  [paths.polls]: 'Polls: vote, votes, voting, survey, ballot, poll',
  [paths.empowermentScheme]: 'Empowerment Scheme: vote, your votes, grant, question, scheme',
  [paths.internshipForum]:
    'Internship forum: internship community, intern, interns, student, work experience, jobs, job',
  [paths.communityInitiative]: 'Community posts: initiative, my community, share, post',
  [paths.workTools]:
    'Work Management Tools: dashboard, software management tools, tasks, task tracker',
  [paths.outbox]: 'Outbox: unsent, not sent, pending, waiting, retry, sending failed',
  [paths.loginTaskTracker]: 'Task Tracker: to do, tasks, board, kanban, work',
  [paths.resetPassword]:
    'Reset password: forgot password, forgotten, lost password, change password',
  [paths.adminLogin]: 'TPOB Admin login: administrator, administration, dashboard, staff login',
};

const sectors: Readonly<Record<SectorSlug, string>> = {
  'real-estate':
    'Real Estate: property, property management, realtor, brokerage, letting, rent, tenants, landlord, listings, housing, mortgage',
  agency:
    'Digital Marketing Agency: marketing agency, advertising, ads, seo, social media, copywriting, graphic design, content, campaigns, branding',
  'financial-services':
    'Finance & Accounting: financial services, bookkeeping, bookkeeper, accountant, payroll, banking, tax, taxes, invoicing, audit, cpa, money',
  'health-care':
    'Health-Care: healthcare, medical, doctor, nurse, clinic, hospital, medical billing, medical coding, pharmacy, dental, patients',
  hospitality:
    'Hospitality: hotel, restaurant, catering, guest service, bed and breakfast, reservations, inn, tourism, food',
  legal:
    'Legal: law, lawyer, attorney, paralegal, law firm, contracts, notary, compliance, legal research',
  telecommunication:
    'Telecommunication: tele communication, telecom, phone company, internet provider, call centre, call center, mobile network, broadband, customer support, customer service',
  transportation:
    'Transportation: logistics, freight, trucking, truck, dispatch, shipping, fleet, delivery, courier, warehouse, transport',
  travel:
    'Travel: travel agency, tours, tour operator, tickets, flights, airline, itinerary, holiday, vacation, visa',
  'utilities-energy':
    'Utilities & Energy: electricity, hydro, power, water, gas, solar, wind, oil, utility billing',
  automation:
    'Automation: rpa, process automation, workflow, scripts, integration, data entry, bots, paperless office, zapier',
  'block-chain':
    'Block Chain: blockchain, smart contracts, ledger, crypto, cryptocurrency, bitcoin, web3, tokens, wallet, ethereum, nft, supply chain records',
  'cyber-security':
    'CyberSecurity: cyber security, information security, security, penetration testing, hacking, hacker, firewall, soc, privacy, phishing, virus',
  'data-analytics':
    'Data Analytics: data analysis, business intelligence, dashboards, reports, statistics, forecasting, excel, spreadsheets',
  'data-infrastructure':
    'Data Infrastructure: data engineering, data warehouse, database, pipelines, etl, cloud storage, data centre, data center, sql',
  'it-management':
    'IT Management: it support, help desk, managed services, sysadmin, servers, cloud, network administration, backups, tech support, computers',
  'machine-learning':
    'Machine Learning: ai, artificial intelligence, ml, deep learning, data labelling, chatbot, prediction, models, language model, gpt',
  robotics:
    'Robotics: robots, mechatronics, plc, industrial automation, drones, manufacturing, cad, sensors, control systems',
  software:
    'Software Development: softwares, programming, programmer, developers, coding, engineers, saas, qa, testing, programs, code',
  'web-application':
    'Web/Mobile Application Development: website, web development, web design, mobile app, app development, apps, ios, android, flutter, react native, e-commerce, online shop',
  startups:
    'Startups: start-up, founder, new business, mvp, venture, seed, entrepreneur, incubator',
  bootstrapped:
    'Bootstrapped: bootstrap, self-funded, solo founder, freelancer, sole proprietor, side business, virtual assistant, va, maker',
  'cross-cutting':
    'Cross-cutting: cross-functional, interdisciplinary, project coordination, translation, translator, research, mixed teams, administration',
  enterprise:
    'Enterprise: corporate, corporation, large company, procurement, bpo, business process, multinational, human resources, hr',
  technology:
    'Technology: tech, tech company, hardware, electronics, product support, research and development, engineering, innovation',
  'shared-services':
    'Shared Services: shared service centre, shared service center, back office, group services, human resources, hr, payroll, purchasing, expenses, branches',
  'high-growth':
    'High Growth: scale-up, scaling, growing, expansion, fast-growing, recruitment, recruiting, sales support, new markets',
  'small-medium-sized-businesses':
    'Small Medium Sized Business: sme, smb, small business, businesses, medium business, family business, shop, local business, virtual assistant, va, retail',
};

const groups: Readonly<Record<GroupSlug, string>> = {
  'leadership-group': 'Leadership group: leader, leaders, lead, vision, ceo, executive, management',
  'cordinators-group': 'Coordinators group: cordinators, coordinator, forum, organise, organize',
  'kingdom-ministers-group':
    'Kingdom ministers group: minister, pastor, pray, prayer, church, ministry, bible, discipleship, spiritual growth, worship, evangelism, faith',
  'high-performance-sales-consultant':
    'High performance sales consultant: sell, selling, seller, salesperson, closer, deals',
  'high-performance-revenue': 'High performance revenue: income, turnover, profit, earnings, money',
  'high-performance-growth': 'High performance growth: grow, growing, grow faster, expansion',
  'media-content-creators':
    'Media content creators: video, youtube, podcast, photographer, photography, film, influencer, social media, design',
  marketing: 'Marketing: marketer, brand, branding, campaign, promotion, advertising',
  strategies: 'Strategies: strategy, strategist, planning, plan, direction',
  'research-development': 'Research & development: r&d, researcher, science, study, experiments',
  'digital-advertising':
    'Digital advertising: ads, google ads, facebook ads, ppc, seo, online marketing',
  scaling: 'Scaling: scale, scale up, grow, growing, expansion',
  'coach-mentors':
    'Coach & mentors: mentoring, mentorship, coaching, coaches, counsel, guidance, kingdom mentoring and coaching',
  'program-writer':
    'Program writer: curriculum, course, writing, author, programme, training material',
  'lead-generator':
    'Lead generator: leads, lead generation, prospecting, cold calling, telemarketing, appointments',
  'script-writer': 'Script writer: screenwriter, screenplay, copywriter, writing, film, story',
  'project-manager': 'Project manager: pm, project management, scrum, delivery, planner',
  'business-manager': 'Business manager: general manager, management, director',
  'business-operations': 'Business operations: ops, operations manager, processes, logistics',
  'tech-devs':
    'Tech devs: developer, programmer, software engineer, coder, coding, web developer, javascript, react, python, php, java',
  accountants: 'Accountants: accounting, bookkeeper, bookkeeping, cpa, tax, payroll, finance',
  administrators:
    'Administrators: admin, administration, secretary, virtual assistant, va, assistant, office, clerk, data entry',
  'ai-software':
    'AI software: artificial intelligence, machine learning, chatbot, prompt, ml engineer',
  specialists: 'Specialists: expert, experts, trade, skills, professional',
  lawyers: 'Lawyers: law, attorney, legal, solicitor, barrister, counsel',
  'it-consultants': 'IT consultants: computer, network, information technology, systems, cloud',
  'technology-consultants':
    'Technology consultants: tech, digital transformation, advisor, adviser, systems',
};

const regions: Readonly<Record<RegionSlug, string>> = {
  'newfoundland-and-labrador':
    'Newfoundland and Labrador: NL, St. John’s, Corner Brook, Gander, Goose Bay, Atlantic',
  'prince-edward-island':
    'Prince Edward Island: PE, PEI, Charlottetown, Summerside, Atlantic, the Maritimes',
  'northwest-territories':
    'Northwest Territories: NT, NWT, Yellowknife, Hay River, Inuvik, the North, Arctic',
  nunavut: 'Nunavut: NU, Iqaluit, Rankin Inlet, Baffin, the North, Arctic',
  'nova-scotia':
    'Nova Scotia: NS, Halifax, Sydney, Cape Breton, Dartmouth, Atlantic, the Maritimes',
  'new-brunswick': 'New Brunswick: NB, Fredericton, Moncton, Saint John, Atlantic, the Maritimes',
  quebec: 'Quebec: QC, Québec, Montreal, Quebec City, Laval, Gatineau, Sherbrooke, French',
  ontario:
    'Ontario: ON, Toronto, Ottawa, Mississauga, Brampton, Hamilton, London, Kitchener, Waterloo, Windsor, Niagara, GTA',
  manitoba: 'Manitoba: MB, Winnipeg, Brandon, Steinbach, the Prairies',
  saskatchewan: 'Saskatchewan: SK, Saskatoon, Regina, Moose Jaw, Prince Albert, the Prairies',
  alberta:
    'Alberta: AB, Calgary, Edmonton, Red Deer, Lethbridge, Banff, Fort McMurray, the Prairies',
  'british-columbia':
    'British Columbia: BC, Vancouver, Victoria, Surrey, Burnaby, Kelowna, Richmond, Vancouver Island',
};

/** Pages first, most wanted ones before others. A test compares labels with pages. */
export const searchEntries: readonly SearchEntry[] = [
  ...Object.entries(pages).map(([path, line]) => entry(path, 'Pages', line)),
  ...Object.entries(sectors).map(([slug, line]) => entry(`/${slug}`, 'Sectors', line)),
  ...Object.entries(groups).map(([slug, line]) => entry(`/${slug}`, 'Groups', line)),
  ...Object.entries(regions).map(([slug, line]) => entry(`/${slug}`, 'Regions', line)),
];

export const adminSearchEntries: readonly SearchEntry[] = [
  entry(paths.adminCreatePost, 'Pages', 'Create post: publish, new post, write, news'),
  entry(paths.adminCreatePoll, 'Pages', 'Create poll: publish, new poll, question, vote'),
  entry(paths.adminDashboard, 'Pages', 'Dashboard: admin, overview, at a glance, start'),
  entry(paths.adminAllTasks, 'Pages', 'Task tracker: to do, tasks, board, kanban, work'),
  entry(paths.adminShowcase, 'Pages', 'Showroom: tpob showcase, listings, approved, csv'),
];

/** Shown before typing, and without results, where the person may find them. */
export const searchStarts: readonly PortalPath[] = [
  paths.adminCreatePost,
  paths.adminCreatePoll,
  paths.adminDashboard,
  paths.getQuote,
  paths.outsourcingHome,
  paths.services,
  paths.communityRegister,
  paths.faq,
];

export const searchWords = {
  label: 'Search Kingdom Builders',
  placeholder: 'A service, a sector, a place',
  memberPlaceholder: 'A page, a post, a person',
  results: 'Results',
  start: 'Start here',
  close: 'Close search',
  count: (count: number): string => plural(count, 'result', 'results'),
  nothing: (query: string): string => `Nothing found for “${query}”`,
  nothingText: 'Try another word, or ask for a quote.',
  memberNothingText: 'Try another word. You can find older posts once they have loaded.',
  lost: 'Posts, comments, people and communities could not be loaded. Check your connection and try again.',
  offline: 'You’re offline. Pages you haven’t opened yet may not load.',
  memberOffline: 'You’re offline. You can only find posts, comments and people that have loaded.',
  quote: 'Get a quote',
  services: 'Our Services',
  move: 'to move',
  open: 'to open',
  leave: 'to close',
} as const;

export const postWithoutWords = (post: number): string => `Post ${post}`;
