/**
 * Reads `site-table.json`, in which the build has described its pages: redirects, headers, "not found" pages and the
 * payment address. The file is beside the folder of the pages. Without it, the defaults apply.
 */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Changes the names of headers to lower case, because the service writes all names so. Otherwise both `Link` and `link`
 * would be sent.
 */
const headersSchema = z
  .record(z.string(), z.string())
  .transform((headers) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  );

const siteTableSchema = z.object({
  redirects: z
    .array(
      z.object({
        from: z.string().startsWith('/'),
        to: z.string().regex(/^(\/(?!\/)|https?:\/\/)/),
        status: z.number().int().min(301).max(308),
      }),
    )
    .default([]),
  /** Extra headers for each path, mainly the Content-Security-Policy of a page. */
  headers: z.record(z.string(), headersSchema).default({}),
  notFound: z.string().default('/404.html'),
  /** Other "not found" pages: "/project/" names the page for missing addresses that begin with "/project/". */
  notFoundByPrefix: z.record(z.string(), z.string()).default({}),
  paymentUrl: z.url().nullable().default(null),
});

export type SiteTable = z.infer<typeof siteTableSchema>;

/** Returns the defaults if the file does not exist. Throws if the content is not in the form that the build writes. */
export function readSiteTableFile(path: string): SiteTable {
  if (!existsSync(path)) return siteTableSchema.parse({});
  return siteTableSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
