import { offers } from '#content/offers/offers.ts';
import { comparedOfferPathOf } from '#contract/comparison/compared-offer.ts';
import { writeFileBelow } from '../write-file-below.ts';
import { makeComparedOffer } from './make-compared-offer.ts';

/**
 * Makes the path and the text of one file for each offer, so that a page that compares three offers loads only three
 * files.
 */
export function makeComparedOfferFiles(): { path: string; text: string }[] {
  return offers.map((offer) => ({
    path: comparedOfferPathOf(offer.slug),
    text: JSON.stringify(makeComparedOffer(offer, offers)),
  }));
}

export async function writeComparedOffers(clientDir: string): Promise<number> {
  const files = makeComparedOfferFiles();
  for (const { path, text } of files) await writeFileBelow(clientDir, path, text);
  return files.length;
}
