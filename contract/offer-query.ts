/** The query parameter with a form's offer; without JavaScript the service reads it. */
const parameter = 'offer';

/** The value of the parameter, whether or not such an offer is sold; undefined when it is missing. */
export function readOfferSlug(query: string): string | undefined {
  return new URLSearchParams(query).get(parameter)?.trim() || undefined;
}

export function offerQuery(slug: string): string {
  return slug === '' ? '' : `?${parameter}=${encodeURIComponent(slug)}`;
}
