/**
 * Path at which pages ask, after they have loaded, how many places are left. The answer has the number by batch id,
 * only for starts with few or no places.
 */
export const placesLeftPath = '/starts/places';
export type PlacesLeft = Readonly<Record<string, number>>;
