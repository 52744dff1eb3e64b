/**
 * The query parameter that names a form's offer by its slug. For a browser without JavaScript, the service reads it.
 */
const parameter = 'offer';

/**
 * The slug in the parameter `offer`, whether or not such an offer is sold; undefined when the parameter is missing or
 * empty.
 */
export function readFormOfferSlug(query: string): string | undefined {
  return new URLSearchParams(query).get(parameter)?.trim() || undefined;
}

export function makeFormOfferQuery(slug: string): string {
  return slug === '' ? '' : `?${parameter}=${encodeURIComponent(slug)}`;
}
