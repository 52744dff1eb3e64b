import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { offers } from '#content/offers/offers.ts';
import { comparedOfferPathOf } from '#contract/comparison/compared-offer.ts';
import { makeComparedOffer } from './make-compared-offer.ts';

/** Makes one file for each offer, so that a page that compares three offers loads only three files. */
export function makeComparedOfferFiles(): { path: string; text: string }[] {
  return offers.map((offer) => ({
    path: comparedOfferPathOf(offer.slug),
    text: JSON.stringify(makeComparedOffer(offer, offers)),
  }));
}

export async function writeComparedOffers(clientDir: string): Promise<number> {
  const files = makeComparedOfferFiles();
  for (const { path, text } of files) {
    const file = join(clientDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return files.length;
}
