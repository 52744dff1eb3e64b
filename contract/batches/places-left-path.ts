/**
 * Path at which pages ask, after they have loaded, how many places are left. The answer maps the ids of batches to
 * numbers, and contains only batches with few or no places.
 */
export const placesLeftPath = '/starts/places';
export type PlacesLeft = Readonly<Record<string, number>>;
