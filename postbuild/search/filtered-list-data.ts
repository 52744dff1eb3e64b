/** What the service draws filtered lists of: apart from the module that draws, so that facts change without a bundler. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indianDay } from '#content/indian-day.ts';
import { offers } from '#content/offers/offers.ts';
import { renderedAt } from '#content/published.ts';
import { filteredListData } from '#contract/filtered-list.ts';
import { searchIndexFile } from '#site/search/search-index-file.ts';
import { listedOffer } from '#site/sections/course-list/listed-offer.ts';

export async function writeFilteredListData(buildDir: string): Promise<void> {
  const today = indianDay(renderedAt);
  const { path, json } = await searchIndexFile();
  const data = {
    offers: offers.map((offer) => listedOffer(offer, today)),
    searchIndexPath: path,
    index: JSON.parse(json),
  };
  await writeFile(join(buildDir, filteredListData), JSON.stringify(data));
}
