/**
 * Writes the data with which the service renders filtered lists of offers. The data is not part of the module that
 * renders the lists, so that a publication can replace it without a bundler.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indianDay } from '#content/indian-day.ts';
import { offers } from '#content/offers/offers.ts';
import { renderedAt } from '#content/published-facts-at-render.ts';
import { filteredListDataFileName } from '#contract/pages/filtered-course-list-module.ts';
import { makeSearchIndexFile } from '#site/search/make-search-index-file.ts';
import { makeListedOffer } from '#site/sections/course-list/listed-offer.ts';

export async function writeFilteredListServerData(buildDir: string): Promise<void> {
  const today = indianDay(renderedAt);
  const { path, json } = await makeSearchIndexFile();
  const data = {
    offers: offers.map((offer) => makeListedOffer(offer, today)),
    searchIndexPath: path,
    index: JSON.parse(json),
  };
  await writeFile(join(buildDir, filteredListDataFileName), JSON.stringify(data));
}
