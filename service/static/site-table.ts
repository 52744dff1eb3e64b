/** What the build says about its own pages, in `build/site-table.json`; without it, the folder says enough. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Names as Node writes them, in lower case: a name in two spellings would be sent twice. */
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
  /** Further headers of single paths, a page's content policy above all. */
  headers: z.record(z.string(), headersSchema).default({}),
  notFound: z.string().default('/404.html'),
  /** Other pages for what is missing below a path. */
  notFoundByPrefix: z.record(z.string(), z.string()).default({}),
  paymentUrl: z.url().nullable().default(null),
});

export type SiteTable = z.infer<typeof siteTableSchema>;

/** Throws when the file is there and is not what the build writes. */
export function readSiteTable(path: string): SiteTable {
  if (!existsSync(path)) return siteTableSchema.parse({});
  return siteTableSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
