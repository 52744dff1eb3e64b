/**
 * Writes the brochures: one for each course and program, a leaflet for each workshop, and the prospectus of all offers.
 * They are made from the same content as the pages, so none can be missing or outdated.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochurePathOf, prospectusPath } from '#site/data/offers/cover-and-brochure-paths.ts';
import { collectBrochureContents } from './collect-brochure-contents.ts';
import { makeOfferBrochure } from './make-offer-brochure.ts';
import { makeProspectus } from './prospectus/make-prospectus.ts';

/** The maximum size of a brochure, small enough for a mobile connection. */
const brochureMaxBytes = 150_000;

/** Writes the brochures below `clientDir` and returns their number. Throws when one is too large. */
export async function writeBrochures(clientDir: string, siteUrl: string): Promise<number> {
  const makers: [string, () => Promise<Buffer>][] = [
    [prospectusPath, () => makeProspectus(siteUrl)],
    ...collectBrochureContents().map((brochure): [string, () => Promise<Buffer>] => [
      brochurePathOf(brochure.offer.slug),
      () => makeOfferBrochure(brochure, siteUrl),
    ]),
  ];
  await mkdir(join(clientDir, 'assets/brochures'), { recursive: true });
  for (const [path, make] of makers) {
    const pdf = await make();
    if (pdf.length > brochureMaxBytes) {
      throw new Error(`${path} has ${pdf.length} bytes, more than ${brochureMaxBytes}.`);
    }
    await writeFile(join(clientDir, path), pdf);
  }
  return makers.length;
}
