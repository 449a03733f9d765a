import type { RegionSlug } from '@/lib/paths';

/** A regional community page. */
export type Region = {
  slug: RegionSlug;
  /** The province or territory, in full. */
  name: string;
  /** One sentence under the heading. */
  sentence: string;
  title: string;
  description: string;
};

/** The 12 regional communities in the owner's order (specification, section 2). */
export const regions: readonly Region[] = [
  {
    slug: 'newfoundland-and-labrador',
    name: 'Newfoundland and Labrador',
    sentence:
      'From the harbour at St. John’s to the mines of Labrador West, members here know how to build where the wind blows hard.',
    title: 'Newfoundland and Labrador | Kingdom Builders',
    description:
      'Meet kingdom-minded business people in Newfoundland and Labrador, from the outports to Labrador, and find out how to join their community.',
  },
  {
    slug: 'prince-edward-island',
    name: 'Prince Edward Island',
    sentence:
      'On an island where neighbours still help with the harvest, members put the same habit to work in business.',
    title: 'Prince Edward Island community | Kingdom Builders',
    description:
      'The Prince Edward Island community of Kingdom Builders: island growers, makers and shopkeepers who build their work and their towns together.',
  },
  {
    slug: 'northwest-territories',
    name: 'Northwest Territories',
    sentence:
      'Between Yellowknife and the Mackenzie Delta the distances are long, so members keep close through what they post and plan.',
    title: 'Northwest Territories community | Kingdom Builders',
    description:
      'A community for people of faith in the Northwest Territories who run businesses and serve their towns, from Great Slave Lake to the Delta.',
  },
  {
    slug: 'nunavut',
    name: 'Nunavut',
    sentence:
      'No road joins the hamlets of Nunavut; a shared wall of posts brings their builders into one room.',
    title: 'Nunavut community | Kingdom Builders',
    description:
      'Builders and business people across the hamlets of Nunavut share needs, counsel and projects here. See the community and ask to take part.',
  },
  {
    slug: 'nova-scotia',
    name: 'Nova Scotia',
    sentence:
      'Shipwrights, fishers and founders share one coast, and members here carry on a long habit of building well beside the sea.',
    title: 'Nova Scotia community | Kingdom Builders',
    description:
      'Kingdom Builders in Nova Scotia, Halifax to Cape Breton: a place to post what you are building, ask for counsel and find people who will help.',
  },
  {
    slug: 'new-brunswick',
    name: 'New Brunswick',
    sentence: 'In a province that works in English and French, members open their tables in both.',
    title: 'New Brunswick community | Kingdom Builders',
    description:
      'The New Brunswick community gathers owners, tradespeople and ministers from Saint John to the Acadian shore around work that serves others.',
  },
  {
    slug: 'quebec',
    name: 'Quebec',
    sentence:
      'Along the St. Lawrence stand some of the oldest stone arches in the country, and members here are laying new ones.',
    title: 'Quebec community | Kingdom Builders',
    description:
      'Join business people of faith in Quebec, from Montreal to the Gaspé, who build companies, families and neighbourhoods meant to last.',
  },
  {
    slug: 'ontario',
    name: 'Ontario',
    sentence:
      'From city towers to northern mill towns, members across Ontario trade counsel, contracts and encouragement.',
    title: 'Ontario community | Kingdom Builders',
    description:
      'For Ontario people of faith who run firms, farms or ministries, from Windsor to Thunder Bay. See the community and how to join in.',
  },
  {
    slug: 'manitoba',
    name: 'Manitoba',
    sentence:
      'The limestone in so many Canadian walls is cut near Winnipeg, a good place for people who think in foundations.',
    title: 'Manitoba community | Kingdom Builders',
    description:
      'The Manitoba community of Kingdom Builders is for prairie business, city projects and northern needs. Find it and add your own voice.',
  },
  {
    slug: 'saskatchewan',
    name: 'Saskatchewan',
    sentence:
      'Barn raisings taught this province that a big frame goes up when everybody lifts, and members work that way still.',
    title: 'Saskatchewan community | Kingdom Builders',
    description:
      'The Saskatchewan community of Kingdom Builders is for farm families, founders and tradespeople. Read about it and ask to take part.',
  },
  {
    slug: 'alberta',
    name: 'Alberta',
    sentence:
      'Ranchers, engineers and first-time founders share the foothills here, and a readiness to start things.',
    title: 'Alberta community | Kingdom Builders',
    description:
      'A community that brings enterprise and faith together in Calgary, Edmonton and the towns between. See what Alberta is building and join.',
  },
  {
    slug: 'british-columbia',
    name: 'British Columbia',
    sentence:
      'Between the cedar coast and the Rockies, members build with an eye on what their grandchildren will walk into.',
    title: 'British Columbia community | Kingdom Builders',
    description:
      'From Vancouver Island to the Peace River, the British Columbia community is a place to share projects, ask for counsel and open doors.',
  },
];

/**
 * The region of a slug.
 * @throws when the content has no such region, which the content tests rule out
 */
export function regionBySlug(slug: RegionSlug): Region {
  const found = regions.find((region) => region.slug === slug);
  if (!found) throw new Error(`No content for the region ${slug}`);
  return found;
}
