import { type Offers, unknownOffers } from '../../offers/read-offers.ts';
import type { KeptCopy } from '../copies/kept-copies.ts';

/** The things that a command of `npm run leads` may use besides the database. */
export type LeadCommandContext = {
  /**
   * Lists the kept copies of the database. The command `erase` names them, because an erasure does not change them and
   * they may still contain the person.
   */
  listKeptCopies: () => Promise<KeptCopy[]>;
  /** Removes the incomplete files of killed backups that began before the given time. Resolves with their number. */
  removeUnfinishedBackups: (before: Date) => Promise<number>;
  /** The offers on sale; commands show their names. */
  offers: Offers;
};

export const emptyLeadCommandContext: LeadCommandContext = {
  listKeptCopies: async () => [],
  removeUnfinishedBackups: async () => 0,
  offers: unknownOffers,
};
