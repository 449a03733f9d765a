import { hosts } from '@/api/provider';
import { type Listing, parseListing } from './parseListing';

export type { Listing, ListingFact } from './parseListing';

export const readListing = (entry: unknown): Listing | undefined =>
  parseListing(entry, hosts.outsourcing);
