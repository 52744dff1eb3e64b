import { type Offers, unknownOffers } from '../offers/offers.ts';
import type { OldCopy } from './old-copies.ts';

/** What commands know beside the database. */
export type CommandContext = {
  /** The copies that are kept of it: erasing does not reach them. */
  copies: () => Promise<OldCopy[]>;
  /** Removes what killed backups have left, as far as they began by then; resolves with how many. */
  removeUnfinished: (before: Date) => Promise<number>;
  /** What is sold, by which a slug gets its name. */
  offers: Offers;
};

export const emptyContext: CommandContext = {
  copies: async () => [],
  removeUnfinished: async () => 0,
  offers: unknownOffers,
};
