/**
 * The filters by length, fee and time; field, kind and level have lists of their own. The ids are part of addresses
 * that people share: do not change them.
 */
export const lengthBandIds = ['days', 'short', 'middle', 'long'] as const;
export type LengthBandId = (typeof lengthBandIds)[number];

/** The bands of the filter by length: "short" ends at 92 days, and "middle" begins after them. */
export const lengthBands: Readonly<Record<LengthBandId, { title: string; upToDays: number }>> = {
  days: { title: 'A few days', upToDays: 7 },
  short: { title: 'Up to 3 months', upToDays: 92 },
  middle: { title: '3 to 5 months', upToDays: 153 },
  long: { title: '6 months', upToDays: Number.POSITIVE_INFINITY },
};

/**
 * The filter by the month of an offer's coming starts. "This month" is the month in which the list was rendered; the
 * list is rendered again each midnight in India.
 */
export const startFilterIds = ['month'] as const;
export type StartFilterId = (typeof startFilterIds)[number];
export const startFilterTitles: Readonly<Record<StartFilterId, string>> = {
  month: 'Begins this month',
};

/** The filter by the time of the classes: in the evening or at the weekend. */
export const classTimeIds = ['evening', 'weekend'] as const;
export type ClassTimeId = (typeof classTimeIds)[number];
export const classTimeTitles: Readonly<Record<ClassTimeId, string>> = {
  evening: 'Evenings',
  weekend: 'Weekends',
};

/** The choices of the filter for the highest fee, in whole rupees. */
export const feeLimitsRupees = [500, 2500, 4000, 6000] as const;
