import type { RegionSlug } from '@/config/paths';

export type Region = {
  slug: RegionSlug;
  name: string;
  sentence: string;
  title: string;
  description: string;
};

/** In the owner's order (specification, section 2). */
export const regions: readonly Region[] = [
  {
    slug: 'newfoundland-and-labrador',
    name: 'Newfoundland and Labrador',
    sentence:
      'Members in Newfoundland and Labrador meet online and near home, from St. John’s to Labrador West.',
    title: 'Newfoundland and Labrador | Kingdom Builders',
    description:
      'Meet kingdom-minded business people in Newfoundland and Labrador, and find out how to join their community, read posts and take part.',
  },
  {
    slug: 'prince-edward-island',
    name: 'Prince Edward Island',
    sentence: 'Members on Prince Edward Island help each other in business.',
    title: 'Prince Edward Island community | Kingdom Builders',
    description:
      'The Prince Edward Island community of Kingdom Builders: for island growers, makers and shopkeepers who want to work together.',
  },
  {
    slug: 'northwest-territories',
    name: 'Northwest Territories',
    sentence:
      'From Yellowknife to the Mackenzie Delta, members stay in touch through posts and polls.',
    title: 'Northwest Territories community | Kingdom Builders',
    description:
      'A community for people of faith in the Northwest Territories who run businesses and serve their towns, from Great Slave Lake to the Delta.',
  },
  {
    slug: 'nunavut',
    name: 'Nunavut',
    sentence: 'Members in Nunavut meet online: posts, polls and projects.',
    title: 'Nunavut community | Kingdom Builders',
    description:
      'Business people across Nunavut share needs, advice and projects here. See the community of your territory and ask to take part.',
  },
  {
    slug: 'nova-scotia',
    name: 'Nova Scotia',
    sentence: 'Members in Nova Scotia share projects and advice, from Halifax to Cape Breton.',
    title: 'Nova Scotia community | Kingdom Builders',
    description:
      'Kingdom Builders in Nova Scotia, Halifax to Cape Breton: post what you’re building, ask for advice and find people who can help.',
  },
  {
    slug: 'new-brunswick',
    name: 'New Brunswick',
    sentence: 'Members in New Brunswick can take part in English or French.',
    title: 'New Brunswick community | Kingdom Builders',
    description:
      'The New Brunswick community is for owners, tradespeople and ministers, from Saint John to the Acadian shore. See how to join.',
  },
  {
    slug: 'quebec',
    name: 'Quebec',
    sentence: 'Members in Quebec build companies and neighbourhoods, from Montreal to the Gaspé.',
    title: 'Quebec community | Kingdom Builders',
    description:
      'Join business people of faith in Quebec, from Montreal to the Gaspé, who build companies, families and neighbourhoods. See how to join.',
  },
  {
    slug: 'ontario',
    name: 'Ontario',
    sentence:
      'Members in Ontario share advice, contacts and encouragement, in large cities and small towns.',
    title: 'Ontario community | Kingdom Builders',
    description:
      'For Ontario people of faith who run firms, farms or ministries, from Windsor to Thunder Bay. See the community and how to join in.',
  },
  {
    slug: 'manitoba',
    name: 'Manitoba',
    sentence:
      'Members in Manitoba work on businesses and projects, in Winnipeg, on the prairie and in the north.',
    title: 'Manitoba community | Kingdom Builders',
    description:
      'The Manitoba community of Kingdom Builders is for businesses and projects in Winnipeg, on the prairie and in the north. See how to join.',
  },
  {
    slug: 'saskatchewan',
    name: 'Saskatchewan',
    sentence: 'Members in Saskatchewan help each other with farms, companies and trades.',
    title: 'Saskatchewan community | Kingdom Builders',
    description:
      'The Saskatchewan community of Kingdom Builders is for farm families, founders and tradespeople. Read about it and ask to take part.',
  },
  {
    slug: 'alberta',
    name: 'Alberta',
    sentence:
      'Members in Alberta are ranchers, engineers and first-time founders who help each other start a business.',
    title: 'Alberta community | Kingdom Builders',
    description:
      'A community of business people of faith in Calgary, Edmonton and the towns between. See the Alberta community and ask to join.',
  },
  {
    slug: 'british-columbia',
    name: 'British Columbia',
    sentence: 'Members in British Columbia meet and make plans, from the coast to the Rockies.',
    title: 'British Columbia community | Kingdom Builders',
    description:
      'From Vancouver Island to the Peace River, the British Columbia community is a place to share projects, ask for advice and meet people.',
  },
];
