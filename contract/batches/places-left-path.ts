/**
 * The path at which an open page asks how many places are left. The answer maps the ids of batches to numbers of
 * places, and lists only open batches with few places or none.
 */
export const placesLeftPath = '/starts/places';
export type PlacesLeftByBatchId = Readonly<Record<string, number>>;
