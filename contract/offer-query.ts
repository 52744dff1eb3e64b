/** How a link to a form says which offer it is about; without JavaScript the service reads it there. */
const parameter = 'offer';

/** What stands in the query, whatever it is; undefined when it names none. Whether it is sold is another question. */
export function readOffer(query: string): string | undefined {
  return new URLSearchParams(query).get(parameter)?.trim() || undefined;
}

export function offerQuery(slug: string): string {
  return slug === '' ? '' : `?${parameter}=${encodeURIComponent(slug)}`;
}
