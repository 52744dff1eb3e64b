import { type Offers, unknownOffers } from '../offers.ts';
import type { OldCopy } from './old-copies.ts';

/** What commands know beside the database. */
export type Beside = {
  /** The copies that are kept of it: erasing does not reach them. */
  copies: () => Promise<OldCopy[]>;
  /** What is sold, by which a slug gets its name. */
  offers: Offers;
};

export const nothingBeside: Beside = { copies: async () => [], offers: unknownOffers };
