import { hosts } from '@/api/hosts';
import { type Listing, parseListing } from './parseListing';

export type { Listing, ListingFact } from './parseListing';

/** One wire entry of host two as a listing, or undefined where there is nothing in it to show. */
export const readListing = (entry: unknown): Listing | undefined =>
  parseListing(entry, hosts.outsourcing);
