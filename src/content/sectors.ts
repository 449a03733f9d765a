import { paths, sectorPath, type SectorSlug, sectorSlugs } from '@/config/paths';
import { outsourcingHome, reasonsOf, type ReasonTexts } from './outsourcing';

type SectorWords = {
  readonly name: string;
  /** The heading ends in 'made easy' (specification, section 2). */
  readonly madeEasy?: true;
  readonly summary: string;
  readonly reasons: ReasonTexts;
  /** Outsourced work: nouns, separated by commas. */
  readonly work: string;
  readonly related: readonly [SectorSlug, SectorSlug, SectorSlug, SectorSlug];
  /** Where the usual one is too long or reads badly. */
  readonly title?: string;
  /** 110 to 155 characters. */
  readonly description: string;
};

/** The words that differ between sectors, in the owner's order. */
const sectorWords: Readonly<Record<SectorSlug, SectorWords>> = {
  'real-estate': {
    name: 'Real Estate',
    summary: 'Listings, leases and tenant calls, handled by people who know property work.',
    reasons: [
      'Pay less for the paperwork of each listing, and spend the savings on your business.',
      'Add skills and languages your office does not have yet.',
      'Spend your time with clients and closings. Hand over calls and files.',
      'Add people for the busy season only.',
    ],
    work: 'Listing descriptions and photos, Tenant enquiries, Lease administration, Viewing calendars, Property bookkeeping, Title and document checks, Lead follow-up',
    related: ['financial-services', 'hospitality', 'legal', 'utilities-energy'],
    description:
      'Hand over listings, lease files and tenant enquiries to outsourced property staff, and spend your days on clients, viewings and closings.',
  },
  agency: {
    name: 'Digital Marketing Agency',
    madeEasy: true,
    summary: 'Copy, campaigns and client reports, finished on time and under your own name.',
    reasons: [
      'Take on a larger campaign without paying a larger team in quiet months.',
      'Find a copywriter for each market and a media buyer for each channel.',
      'Keep strategy and client contact. Hand over routine work such as resizing banners.',
      'Match the team to the brief: three illustrators this week, none the next.',
    ],
    work: 'Copywriting, Search engine work, Paid campaign set-up, Social media calendars, Graphic design and video, Landing pages, Client reports',
    related: [
      'web-application',
      'data-analytics',
      'small-medium-sized-businesses',
      'cross-cutting',
    ],
    description:
      'Agencies can hand copy, campaign set-up and client reports to an outside team, and keep strategy and client contact in their own hands.',
  },
  'financial-services': {
    name: 'Finance & Accounting',
    summary:
      'Bookkeepers, payroll clerks and analysts who keep your books tidy and meet every deadline.',
    reasons: [
      'Pay for the hours you need at month-end, not for the quiet weeks between.',
      'Work with accountants who have kept books in other currencies and under other standards.',
      'Talk with clients about their plans while someone else matches invoices to the bank statement.',
      'Add people for tax season and return to your usual team in summer.',
    ],
    work: 'Bookkeeping, Payroll, Accounts payable and receivable, Bank reconciliation, Tax return preparation, Management reports, Credit control',
    related: ['legal', 'real-estate', 'shared-services', 'data-analytics'],
    description:
      'Find outsourced bookkeeping, payroll and reporting for your firm, so that the books close on time and you have time for clients.',
  },
  'health-care': {
    name: 'Health-Care',
    summary:
      'Staff who look after appointments, claims and records, so that you can look after patients.',
    reasons: [
      'Free part of the front-office budget for nurses, beds and medicine.',
      'Find medical coders and transcribers who know your speciality and speak your patients’ languages.',
      'Clinicians have more time for patients. Someone else types up claims and referrals.',
      'Add booking staff for flu season without renting another room.',
    ],
    work: 'Appointment booking, Medical billing and claims, Medical coding, Dictation and transcription, Referral letters, Insurance checks, Patient reminders',
    related: ['legal', 'financial-services', 'data-analytics', 'cyber-security'],
    description:
      'Clinics and practices can hand appointment booking, claims and transcription to trained outside staff and give the saved hours to patients.',
  },
  hospitality: {
    name: 'Hospitality',
    summary:
      'Staff who answer reservations and messages while your own team looks after the guests.',
    reasons: [
      'Cover late reservations without paying for a night shift.',
      'Answer guests in the language they booked in.',
      'Keep your team at the front desk and in the kitchen. Someone else can update room rates.',
      'Add people to the booking team for summer and reduce it when the season ends.',
    ],
    work: 'Reservations, Guest messages and reviews, Rate and availability updates, Event and banquet enquiries, Supplier invoices, Staff rota planning, Menu and website updates',
    related: ['travel', 'real-estate', 'transportation', 'small-medium-sized-businesses'],
    description:
      'Hotels, inns and restaurants can hand bookings, guest replies and supplier invoices to an outside team, and spend the time with guests.',
  },
  legal: {
    name: 'Legal',
    summary: 'Careful research, drafts and file work, ready when you need them.',
    reasons: [
      'Have routine drafts prepared at a lower rate, and pass the saving on to clients.',
      'Find paralegals who read contracts in other languages and other systems of law.',
      'Spend the morning in court or with the client. The document review continues without you.',
      'Add people for disclosure in a large case, and reduce the team when it ends.',
    ],
    work: 'Legal research, Contract drafting and review, Document review, Transcription, Court filing calendars, Client intake, Time entry and billing',
    related: ['financial-services', 'real-estate', 'health-care', 'shared-services'],
    description:
      'Law offices can have research, contract drafts and document review prepared by outside paralegals, and spend their own time advising clients.',
  },
  telecommunication: {
    name: 'Telecommunication',
    summary: 'Staff who help your subscribers, from the first order to the last repair.',
    reasons: [
      'Answer billing calls with a shared team, and keep the budget for towers and cable.',
      'Add agents who can explain a modem in French, Punjabi or Tagalog.',
      'Leave number transfers and order entry to others, and plan the network yourselves.',
      'Add people when a storm takes lines down, and use fewer once service is back.',
    ],
    work: 'Subscriber support, Order entry and number transfers, Billing questions, First-line fault reports, Technician scheduling, Network monitoring, Retention calls',
    related: ['utilities-energy', 'it-management', 'data-infrastructure', 'technology'],
    description:
      'Phone and internet providers can hand subscriber support, order entry and fault reports to an outside team and focus on the network.',
  },
  transportation: {
    name: 'Transportation',
    summary:
      'Staff for dispatch, load papers and customer updates, so that your fleet keeps moving.',
    reasons: [
      'Spend more on fuel, tires and good drivers, and less on paperwork.',
      'Bring in dispatchers who know other borders, time zones and customs forms.',
      'Concentrate on the road and the yard. Let others file the proofs of delivery.',
      'Match the dispatch team to the freight: larger before the holidays, smaller in spring.',
    ],
    work: 'Dispatch support, Load and route booking, Freight invoicing, Customs paperwork, Shipment tracking updates, Driver file upkeep, Fuel and mileage records',
    related: ['travel', 'utilities-energy', 'automation', 'telecommunication'],
    description:
      'Carriers and couriers can hand dispatch support, freight invoices and customs papers to outsourced staff and concentrate on the road.',
  },
  travel: {
    name: 'Travel',
    summary:
      'Staff who handle itineraries, tickets and late changes while your travellers are on their way.',
    reasons: [
      'Serve travellers in far time zones without paying overtime at home.',
      'Work with agents who live where your clients are going.',
      'Plan the journey, and let others issue tickets, hold seats and follow up on refunds.',
      'Have a larger team for March break and a smaller one in November.',
    ],
    work: 'Itinerary building, Ticketing and changes, Refunds and claims, Hotel and tour bookings, Traveller support at night, Visa and document checks, Supplier rate loading',
    related: ['hospitality', 'transportation', 'agency', 'small-medium-sized-businesses'],
    description:
      'Travel agencies and tour operators can outsource ticketing, changes and refunds, and spend their own time planning journeys.',
  },
  'utilities-energy': {
    name: 'Utilities & Energy',
    summary: 'Staff who keep meter readings, permits and customer accounts in order.',
    reasons: [
      'Put the money into lines, wells and turbines, not into more office space.',
      'Find engineers and schedulers who have worked on hydro, wind and gas alike.',
      'Your crews keep the power on. Others process account changes and move-in forms.',
      'Add phone staff for the first cold days, and use fewer in spring.',
    ],
    work: 'Customer account changes, Meter data checks, Billing runs, Outage calls, Permit and compliance files, Work order scheduling, Drafting and mapping',
    related: ['telecommunication', 'transportation', 'real-estate', 'data-analytics'],
    description:
      'Power, water and gas companies can outsource account changes, billing runs and permit files while their crews look after the network.',
  },
  automation: {
    name: 'Automation',
    summary: 'Software does the work that repeats every day, and a person checks it.',
    reasons: [
      'Stop paying people to copy the same figures from one form to the next.',
      'Work with people who have automated many kinds of offices.',
      'Let software do the dull work, so that your team can make the decisions.',
      'Start with one process, check that it works, then choose the next.',
    ],
    work: 'Process mapping, Data entry robots, Invoice capture, Email sorting, Report scheduling, Connecting programs, Monitoring and repair of scripts',
    related: ['robotics', 'machine-learning', 'software', 'shared-services'],
    description:
      'Find people who map your repeated office work, automate it with reliable scripts and repair them when a form changes.',
  },
  'block-chain': {
    name: 'Block Chain',
    summary:
      'Engineers who build shared ledgers and contracts, and tell you when you don’t need them.',
    reasons: [
      'Hire specialised engineers for the build only, without searching for a permanent team.',
      'Have a cryptographer, an auditor and a lawyer check the same contract.',
      'Agree on the rules with your partners. Let specialists run the nodes and keys.',
      'Try the idea on a small ledger before you commit a whole department to it.',
    ],
    work: 'Ledger design, Smart contract writing, Contract audits, Wallet and key management, Node operation, Supply chain records, Prototype building',
    related: ['financial-services', 'cyber-security', 'software', 'legal'],
    description:
      'Engineers for shared ledgers, smart contracts and audits, from a first small prototype to nodes that somebody looks after every day.',
  },
  'cyber-security': {
    name: 'CyberSecurity',
    summary:
      'People who watch your systems day and night, and tell you in plain words what they find.',
    reasons: [
      'Share a night team with other companies. A team of your own would cost several salaries.',
      'Bring in testers who know systems very different from yours.',
      'Let your engineers build while others read the alerts and sort out the false ones.',
      'Book a full audit before a launch and lighter checks through the year.',
    ],
    work: 'Alert monitoring, Penetration tests, Vulnerability scans, Access reviews, Incident response, Staff awareness training, Policy writing',
    related: ['it-management', 'data-infrastructure', 'block-chain', 'financial-services'],
    description:
      'Have alerts watched, systems tested and staff trained by an outside security team, and hear in plain words what you need to fix.',
  },
  'data-analytics': {
    name: 'Data Analytics',
    summary: 'Your figures, cleaned, joined and turned into charts you can act on.',
    reasons: [
      'Order the quarterly report without the yearly cost of a department.',
      'Have a statistician from another industry look at your sales.',
      'Ask the question in your own words. Analysts find the answer while you work.',
      'Use one analyst for the dashboard, and add a second when survey results come in.',
    ],
    work: 'Data cleaning, Dashboards, Sales and demand forecasts, Survey analysis, Customer segments, Monthly reports, Spreadsheet repair',
    related: ['data-infrastructure', 'machine-learning', 'financial-services', 'high-growth'],
    description:
      'Analysts who clean your figures, build the dashboard and answer the question behind it, for one survey or for every month of the year.',
  },
  'data-infrastructure': {
    name: 'Data Infrastructure',
    summary: 'Data pipelines and warehouses that you can rely on every day.',
    reasons: [
      'Have engineers set up the system once, then pay only for the upkeep.',
      'Work with people who have moved records from old mainframes to the cloud.',
      'Your analysts work on the figures. Someone else checks that new data arrives each night.',
      'Pay for the storage and staff you need today, and add more as your data grows.',
    ],
    work: 'Data pipelines, Data warehouses, Database administration, Cloud storage set-up, Migration of old records, Data quality checks, Load monitoring',
    related: ['data-analytics', 'it-management', 'cyber-security', 'machine-learning'],
    description:
      'Data engineers who build pipelines, move old records and check new data each night, so that clean figures are ready when the office opens.',
  },
  'it-management': {
    name: 'IT Management',
    summary: 'People who look after accounts, laptops and servers before anything breaks.',
    reasons: [
      'Share a help desk that is open all night. It costs less than three shifts of your own.',
      'Get a network specialist, a cloud specialist or phone support whenever you need one.',
      'Your office manager has time for the office. Someone else looks after passwords and printers.',
      'Book extra technicians for a big move, for one weekend only.',
    ],
    work: 'Help desk, Account and access set-up, Laptop and phone management, Server patching, Backups and restore tests, Cloud migration, Licence tracking',
    related: ['cyber-security', 'data-infrastructure', 'telecommunication', 'shared-services'],
    description:
      'A help desk, up-to-date servers and tested backups from an outside team, so that nobody in your office has to fix computers.',
  },
  'machine-learning': {
    name: 'Machine Learning',
    summary: 'Models trained on your own examples, and checked by people before you rely on them.',
    reasons: [
      'Hire specialists while the model is being trained. Your own staff use it afterwards.',
      'Have people from many places label the data, so that the model learns more than one view.',
      'You decide which mistakes matter. Others adjust, measure and test again.',
      'Start with a small model on data you already have, and stop early if it doesn’t help.',
    ],
    work: 'Data labelling, Model training, Image and text sorting, Recommendation lists, Demand prediction, Model testing, Chat assistant set-up',
    related: ['data-analytics', 'automation', 'robotics', 'data-infrastructure'],
    description:
      'Label data, train models and have them tested by outside specialists, while people who know your work decide what is good enough.',
  },
  robotics: {
    name: 'Robotics',
    summary:
      'Robot arms, carts and sensors, designed and programmed for heavy and repetitive jobs.',
    reasons: [
      'Hire a controls engineer for the set-up, and train your own operator meanwhile.',
      'Bring together mechanics, electricians and programmers for one job.',
      'Keep your own people on skilled work. Let others program the robots.',
      'Simulate the work cell before you buy it, and order only the parts you need.',
    ],
    work: 'Mechanical drawings, Controller programming, Sensor and camera set-up, Work cell simulation, Safety documents, Remote monitoring, Spare part lists',
    related: ['automation', 'machine-learning', 'technology', 'transportation'],
    description:
      'Find engineers for drawings, controllers and simulation, so that a robot does the lifting and your people do the skilled work.',
  },
  software: {
    name: 'Software Development',
    summary: 'Developers who write, test and repair programs step by step.',
    reasons: [
      'Build the first version with outside developers, and hire your own once it sells.',
      'Add developers who know programming languages that your team doesn’t.',
      'Decide what the program should do. Hand over the backlog, the bugs and the tests.',
      'Use more developers before a deadline and fewer in the quiet months after it.',
    ],
    work: 'Custom programs, Old system upkeep, Test writing, Bug fixing, Database work, Connections between systems, Technical documentation',
    related: ['web-application', 'automation', 'it-management', 'technology'],
    description:
      'Find developers and testers to write a new program, fix an old one or clear the backlog, with your own team deciding what comes next.',
  },
  'web-application': {
    name: 'Web/Mobile Application Development',
    summary: 'Websites and apps, designed, built and maintained by people who do it every day.',
    reasons: [
      'Hire a designer for the weeks of design and a tester for the weeks of testing.',
      'Find developers for iPhone and Android, and someone who builds for screen readers.',
      'Talk with your customers about what the app should do. Others build the screens.',
      'Use a larger team for the first release, and two or three people for the upkeep.',
    ],
    work: 'Website development, iPhone and Android apps, Interface design, Online shops, Accessibility checks, Testing on devices, Hosting and upkeep',
    related: ['software', 'cyber-security', 'agency', 'startups'],
    title: 'Web & Mobile App Outsourcing | Kingdom Builders',
    description:
      'Find designers, developers and testers for your website or mobile app, and keep a small team for the upkeep after the release.',
  },
  startups: {
    name: 'Startups',
    madeEasy: true,
    summary: 'A team for founders who have an idea, a first customer and no time for the rest.',
    reasons: [
      'Make your first funding last longer, and have more months to find customers.',
      'Get a designer, a bookkeeper and a developer for a few hours each.',
      'Founders talk to users. Others take care of filing, payroll and the support inbox.',
      'Try out a role for a week before you hire someone for it.',
    ],
    work: 'First version building, Bookkeeping and payroll, Customer support inbox, Pitch deck design, Market research, Social media, Recruitment help',
    related: ['bootstrapped', 'high-growth', 'web-application', 'technology'],
    title: 'Startup Outsourcing | Kingdom Builders',
    description:
      'Founders can hire a bookkeeper, a designer or a developer by the week, and save their money for what only they can build.',
  },
  bootstrapped: {
    name: 'Bootstrapped',
    madeEasy: true,
    summary: 'You pay for everything yourself, so buy only the help you need.',
    reasons: [
      'Buy four hours of help when you need four hours, and keep the rest of the money.',
      'Ask a specialist instead of searching online until midnight.',
      'Work on your product. Hand over invoices and follow-ups, and get your evenings back.',
      'Spend more only when you sell more: a little help now, more once orders come in.',
    ],
    work: 'Virtual assistance, Invoices and reminders, Simple websites, Product photos, Newsletter writing, Customer replies, Shipping labels and orders',
    related: ['startups', 'small-medium-sized-businesses', 'web-application', 'agency'],
    title: 'Bootstrapped Business Outsourcing | Kingdom Builders',
    description:
      'Self-funded owners can buy help by the hour for invoices, customer replies and a simple website, and spend more only when they sell more.',
  },
  'cross-cutting': {
    name: 'Cross-cutting',
    summary: 'People who take charge of the work that all departments share.',
    reasons: [
      'Pay once for translation, design or research that each department used to buy alone.',
      'Build one team with several skills, and let any department use it.',
      'Teams do their own work while one person follows the shared project from start to finish.',
      'Lend the same people to sales in spring and to finance at year end.',
    ],
    work: 'Project coordination, Translation, Presentation design, Desk research, Meeting notes and minutes, Document management, Event organisation',
    related: ['shared-services', 'enterprise', 'agency', 'automation'],
    description:
      'For work that crosses every department: coordination, translation, research and design by one outside team that all of them can use.',
  },
  enterprise: {
    name: 'Enterprise',
    summary: 'Partners that do all the finance, procurement or service work of a large company.',
    reasons: [
      'Buy a whole service, such as procurement, at one clear price.',
      'Use teams in several regions, so that one public holiday doesn’t stop the work.',
      'Department heads get time for their real work when others handle approvals and tickets.',
      'Move people from one program to another without reorganising each time.',
    ],
    work: 'Procurement support, Finance operations, Human resources services, Customer service centres, Application support, Vendor management, Master data upkeep',
    related: ['shared-services', 'cross-cutting', 'it-management', 'legal'],
    description:
      'Hand finance operations, service desks or procurement to a partner that does all of it, and give your own departments more time.',
  },
  technology: {
    name: 'Technology',
    summary:
      'Help for hardware makers, labs and product companies with everything around the product.',
    reasons: [
      'Spend the research budget on research, and have support and testing done at lower cost.',
      'Recruit in places where the skill you need is common.',
      'Your engineers design the product. Others write manuals, answer tickets and prepare certification papers.',
      'Book a test team for each prototype, and none between versions.',
    ],
    work: 'Product support, Quality testing, Manuals and help pages, Certification papers, Parts sourcing, Release management, User research',
    related: ['software', 'robotics', 'high-growth', 'telecommunication'],
    description:
      'Technology companies can outsource product support, testing, manuals and certification papers, and leave their engineers more time for design.',
  },
  'shared-services': {
    name: 'Shared Services',
    summary: 'One team that several branches or companies share for accounts, staff and supplies.',
    reasons: [
      'Split the price of one good payroll office between all your branches.',
      'Give every branch a specialist that none of them could afford alone.',
      'Branches serve their customers. The shared team handles vendors, leave and expenses.',
      'One list of requests shows which branch needs help first.',
    ],
    work: 'Accounts payable, Payroll and benefits, Employee help desk, Travel and expense claims, Purchasing, Vendor records, Group reporting',
    related: ['enterprise', 'cross-cutting', 'financial-services', 'it-management'],
    description:
      'One shared team for payroll, purchasing and employee questions across all your branches, run by an outside company that you choose.',
  },
  'high-growth': {
    name: 'High Growth',
    madeEasy: true,
    summary: 'A ready team for the months when orders rise faster than you can hire.',
    reasons: [
      'Meet this quarter’s orders without renting offices you may outgrow.',
      'Enter the next market with people who already live and sell there.',
      'Leaders choose where to grow. Others run the interviews and the onboarding.',
      'Add or reduce staff as demand changes, one team at a time.',
    ],
    work: 'Recruitment and onboarding, Sales support, Customer success, Order processing, Localisation, Quality checks, Process documentation',
    related: ['startups', 'enterprise', 'data-analytics', 'technology'],
    description:
      'Growing faster than you can hire? Add ready teams for orders, onboarding and support, and keep your leaders free to choose the next step.',
  },
  'small-medium-sized-businesses': {
    name: 'Small Medium Sized Business',
    madeEasy: true,
    summary: 'Back-office help for shops, workshops and family firms.',
    reasons: [
      'Buy one afternoon of payroll work a month instead of a full-time clerk.',
      'Add a web shop or a second language without waiting for the perfect hire.',
      'Spend your time with customers and staff. Let someone else sort the receipts.',
      'Get help for the Christmas rush and for stocktaking, and pay for nothing in between.',
    ],
    work: 'Bookkeeping and receipts, Phone answering, Online shop upkeep, Payroll and staff files, Local advertising, Stock records, Supplier orders',
    related: ['bootstrapped', 'financial-services', 'hospitality', 'agency'],
    title: 'Small & Medium Business Outsourcing | Kingdom Builders',
    description:
      'Family firms and local shops can hand over receipts, payroll and the web shop a few hours at a time, and stay close to their customers.',
  },
};

/** A sector page; shared words are in `outsourcing.ts`. */
export type Sector = ReturnType<typeof completeSector>;

function completeSector(slug: SectorSlug) {
  const { madeEasy, reasons, work, title, ...own } = sectorWords[slug];
  return {
    ...own,
    slug,
    path: sectorPath(slug),
    parent: { label: outsourcingHome.name, to: paths.outsourcingHome },
    title: title ?? `${own.name} Outsourcing | Kingdom Builders`,
    heading: `Outsourcing in the ${own.name}${madeEasy ? ' made easy' : ''}`,
    reasonsTitle: `4 Reasons to Consider ${own.name} Outsourcing`,
    drawing: `sector-${slug}`,
    work: work.split(', '),
    reasons: reasonsOf(reasons),
  };
}

export const sectors: readonly Sector[] = sectorSlugs.map(completeSector);

/** Throws for words that are no sector. */
export function sectorBySlug(slug: string): Sector {
  const found = sectors.find((sector) => sector.slug === slug);
  if (found === undefined) throw new Error(`${slug} is not a sector.`);
  return found;
}
