import { makeFormOfferQuery } from '#contract/forms/form-offer-parameter.ts';

/**
 * Writes the chosen offer and start into the query of the address, so that a reload and a shared link show the same
 * choice. An empty text means that none was chosen.
 */
export function writeOfferAndStartToAddress(offer: string, start: string): void {
  const { pathname, hash } = location;
  const batch = start === '' ? '' : `&batch=${start}`;
  history.replaceState(history.state, '', pathname + makeFormOfferQuery(offer) + batch + hash);
}
