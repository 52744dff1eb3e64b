/** Everything that is served as a page: what the build made, and the few that the service writes itself. */
import { join } from 'node:path';
import { formPages, landingPages } from '#contract/landing-pages.ts';
import type { Config } from './config.ts';
import { type FillMessage, messageFiller } from './fill-message.ts';
import { paymentPage } from './payment-page.ts';
import { readSiteTable } from './site-table.ts';
import { readStaticTable, type StaticTable } from './static-table.ts';

export type Pages = {
  table: StaticTable;
  fill: FillMessage;
  /** Where an enrolment is paid; null shows the page that says there is nothing to pay. */
  paymentUrl: string | null;
};

/** `siteDir` is the folder of the built site; null where no pages are served from here. */
export function readPages(siteDir: string | null, config: Pick<Config, 'paymentUrl'>): Pages {
  const site = readSiteTable(siteDir === null ? '' : join(siteDir, '..', 'site-table.json'));
  // The setting of this process goes before the one that the site was built with.
  const paymentUrl = config.paymentUrl ?? site.paymentUrl;
  const made = paymentUrl === null ? {} : { [landingPages.enrollments]: paymentPage(paymentUrl) };
  const table = readStaticTable(siteDir, site, made);
  return { table, paymentUrl, fill: messageFiller(table.find(formPages.request_a_call)) };
}
