import { type Offers, unknownOffers } from '../offers/read-offers.ts';
import type { KeptCopy } from './kept-copies.ts';

/** What commands use besides the database. */
export type CommandContext = {
  /** The kept copies, which erasing does not reach. */
  copies: () => Promise<KeptCopy[]>;
  /** Removes incomplete backups that began before then and whose commands were killed; resolves with their number. */
  removeUnfinished: (before: Date) => Promise<number>;
  /** The offers on sale, for their names. */
  offers: Offers;
};

export const emptyContext: CommandContext = {
  copies: async () => [],
  removeUnfinished: async () => 0,
  offers: unknownOffers,
};
