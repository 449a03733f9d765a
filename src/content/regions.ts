import { regionPath, type RegionSlug, regionSlugs } from '@/config/paths';
import { regionName } from './communitiesLinks';
import { communitiesLink } from './navigation';

type RegionWords = { lead: string; title?: string; description: string };

const words: Readonly<Record<RegionSlug, RegionWords>> = {
  'newfoundland-and-labrador': {
    lead: 'Members in Newfoundland and Labrador meet online and near home, from St. John’s to Labrador West.',
    title: 'Newfoundland and Labrador | Kingdom Builders',
    description:
      'Meet kingdom-minded business people in Newfoundland and Labrador, and find out how to join their community, read posts and take part.',
  },
  'prince-edward-island': {
    lead: 'Members on Prince Edward Island help each other in business.',
    description:
      'The Prince Edward Island community of Kingdom Builders: for island growers, makers and shopkeepers who want to work together.',
  },
  'northwest-territories': {
    lead: 'From Yellowknife to the Mackenzie Delta, members stay in touch through posts and polls.',
    description:
      'A community for people of faith in the Northwest Territories who run businesses and serve their towns, from Great Slave Lake to the Delta.',
  },
  nunavut: {
    lead: 'Members in Nunavut meet online: posts, polls and projects.',
    description:
      'Business people across Nunavut share needs, advice and projects here. See the community of your territory and ask to take part.',
  },
  'nova-scotia': {
    lead: 'Members in Nova Scotia share projects and advice, from Halifax to Cape Breton.',
    description:
      'Kingdom Builders in Nova Scotia, Halifax to Cape Breton: post what you’re building, ask for advice and find people who can help.',
  },
  'new-brunswick': {
    lead: 'Members in New Brunswick can write in English or French.',
    description:
      'The New Brunswick community is for owners, tradespeople and ministers, from Saint John to the Acadian shore. See how to join.',
  },
  quebec: {
    lead: 'Members in Quebec build companies and neighbourhoods, from Montreal to the Gaspé.',
    description:
      'Join business people of faith in Quebec, from Montreal to the Gaspé, who build companies, families and neighbourhoods. See how to join.',
  },
  ontario: {
    lead: 'Members in Ontario share advice, contacts and encouragement, in large cities and small towns.',
    description:
      'For Ontario people of faith who run firms, farms or ministries, from Windsor to Thunder Bay. See the community and how to join in.',
  },
  manitoba: {
    lead: 'Members in Manitoba work on businesses and projects, in Winnipeg, on the prairie and in the north.',
    description:
      'The Manitoba community of Kingdom Builders is for businesses and projects in Winnipeg, on the prairie and in the north. See how to join.',
  },
  saskatchewan: {
    lead: 'Members in Saskatchewan help each other with farms, companies and trades.',
    description:
      'The Saskatchewan community of Kingdom Builders is for farm families, founders and tradespeople. Read about it and ask to take part.',
  },
  alberta: {
    lead: 'Members in Alberta share advice and projects, in Calgary, Edmonton and the towns between.',
    description:
      'A community of business people of faith in Calgary, Edmonton and the towns between. See the Alberta community and ask to join.',
  },
  'british-columbia': {
    lead: 'Members in British Columbia meet and make plans, from the coast to the Rockies.',
    description:
      'From Vancouver Island to the Peace River, the British Columbia community is a place to share projects, ask for advice and meet people.',
  },
};

/** In the owner's order (specification, section 2). */
export const regions = regionSlugs.map((slug) => {
  const name = regionName(slug);
  return {
    slug,
    path: regionPath(slug),
    name,
    parent: communitiesLink,
    title: `${name} community | Kingdom Builders`,
    ...words[slug],
  };
});

export type Region = (typeof regions)[number];
