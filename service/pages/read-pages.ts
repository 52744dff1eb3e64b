/** Everything that is served as a page: what the build made, and the few that the service writes itself. */
import { join } from 'node:path';
import { formPages, landingPages } from '#contract/form-pages.ts';
import { indianDay } from '#domain/indian-day.ts';
import { type Offers, readOffers } from '../offers/offers.ts';
import type { Config } from '../settings/config.ts';
import { readSiteTable } from '../static/site-table.ts';
import { readStaticTable, type StaticTable } from '../static/static-table.ts';
import { comparisonFiller } from './fill-comparison.ts';
import { courseListFiller, loadFilteredList } from './fill-course-list.ts';
import { type FillPage, pageFiller } from './fill-page.ts';
import { paymentPage } from './payment-page.ts';

export type Pages = {
  table: StaticTable;
  fill: FillPage;
  /** Where an enrolment is paid; null shows the page that says there is nothing to pay. */
  paymentUrl: string | null;
  offers: Offers;
};

/** `siteDir` is the folder of the built site; null where no pages are served from here. */
export function readPages(
  siteDir: string | null,
  config: Pick<Config, 'paymentUrl'>,
  now: () => number,
): Pages {
  const site = readSiteTable(siteDir === null ? '' : join(siteDir, '..', 'site-table.json'));
  // The setting of this process goes before the one that the site was built with.
  const paymentUrl = config.paymentUrl ?? site.paymentUrl;
  const createdPages =
    paymentUrl === null ? {} : { [landingPages.enrollments]: paymentPage(paymentUrl) };
  const table = readStaticTable(siteDir, site, createdPages);
  const offers = readOffers(siteDir);
  const today = () => indianDay(new Date(now()));
  const fillForm = pageFiller(
    table,
    [formPages.request_a_call, formPages.enrollments],
    offers,
    today,
  );
  const fillComparison = comparisonFiller(table, today);
  const fillList = courseListFiller(
    table,
    () => loadFilteredList(siteDir ?? ''),
    (error) => console.error('A filtered list of courses could not be drawn:', error),
  );
  return {
    table,
    paymentUrl,
    offers,
    // Each knows its own pages and gives every other one back as it is.
    fill: (file, query) => fillList(fillComparison(fillForm(file, query), query), query),
  };
}
