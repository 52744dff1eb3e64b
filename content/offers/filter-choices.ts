/**
 * What one can choose by length and by fee, beside field, kind and level, which are lists of their own. The
 * ids stand in addresses that people share: keep them.
 */
export const lengthBandIds = ['days', 'short', 'middle', 'long'] as const;
export type LengthBandId = (typeof lengthBandIds)[number];

/** Each reaches from where the one before ends up to `upToDays`. */
export const lengthBands: Readonly<Record<LengthBandId, { title: string; upToDays: number }>> = {
  days: { title: 'A few days', upToDays: 7 },
  short: { title: 'Up to 3 months', upToDays: 92 },
  middle: { title: '3 to 5 months', upToDays: 153 },
  long: { title: '6 months', upToDays: Number.POSITIVE_INFINITY },
};

/** "At most", in whole rupees. */
export const feeChoicesRupees = [500, 2500, 4000, 6000] as const;
