import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { offers } from '#content/offers/offers.ts';
import { comparedOfferPath } from '#contract/comparison/compared-offer.ts';
import { comparedOffer } from './compared-offer.ts';

/** A file for each offer: whoever compares three fetches three, not all of them. */
export async function writeComparedOffers(clientDir: string): Promise<number> {
  for (const offer of offers) {
    const file = join(clientDir, comparedOfferPath(offer.slug));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(comparedOffer(offer, offers)));
  }
  return offers.length;
}
