/** The query parameter with the slug of a form's offer. Without JavaScript, the service reads it from the address. */
const parameter = 'offer';

/** The value of the parameter, whether or not such an offer is sold; undefined when it is missing. */
export function readFormOfferSlug(query: string): string | undefined {
  return new URLSearchParams(query).get(parameter)?.trim() || undefined;
}

export function formOfferQuery(slug: string): string {
  return slug === '' ? '' : `?${parameter}=${encodeURIComponent(slug)}`;
}
