/**
 * How servers must serve the built files: headers, redirects and the pages for missing addresses. Our own service reads
 * `build/site-table.json`; hosts such as Netlify and Cloudflare Pages read `_headers` and `_redirects` beside the
 * pages.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '#content/catalogue/families.ts';
import { provider } from '#content/provider.ts';
import { redirects } from '#content/redirects.ts';
import type { FinishedPage } from '../pages/finish-page.ts';
import { framedPagesByRoute } from '../pages/move-pages-to-served-paths.ts';
import { makeContentSecurityPolicy, originOf } from './make-content-security-policy.ts';

export type ResponseHeaders = Readonly<Record<string, string>>;

export interface SiteTable {
  /** `from` is compared without regard to case. */
  redirects: readonly { from: string; to: string; status: number }[];
  /**
   * The response headers by path. A key that ends in `*` applies to every path that begins with the text before it, and
   * `/*` to every response. The pages for missing addresses have no path, so their key is the name of their file.
   */
  headers: Readonly<Record<string, ResponseHeaders>>;
  /** The file of the response to an unknown path, with status 404. */
  notFound: string;
  /** For unknown paths that begin with the key: the file of the response, instead of `notFound`. */
  notFoundByPrefix: Readonly<Record<string, string>>;
  /**
   * The address at which enrolments are paid, unless the service's own settings set another. Null shows the
   * demonstration page.
   */
  paymentUrl: string | null;
}

/** The headers of every response. They must equal those in `service/http/make-security-headers.ts`. */
const headersOfEveryResponse: ResponseHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * Browsers may store pages but must ask the server each time whether they have changed; files with a hash in their name
 * never change.
 */
const revalidate = 'no-cache';
const cacheForever = 'public, max-age=31536000, immutable';

/**
 * The paths below which families have the pages of their courses: `/fullstack-details` for
 * `/fullstack-details/mern-stack`. For a course without such a page, the server sends the page of the path itself, in
 * which React looks for the course.
 */
const detailPages = families.map(({ detailsPath }) => detailsPath);

/** Vite's hashed files, relative to the client folder. */
const hashedFile = /^assets\/[^/]+-[\w-]{8}\.\w+$/;
export const filterHashedFiles = (files: readonly string[]) =>
  files.filter((file) => hashedFile.test(file));

export function makePageHeaders(page: FinishedPage, dataServiceUrl: string): ResponseHeaders {
  return {
    'Cache-Control': revalidate,
    'Content-Security-Policy': makeContentSecurityPolicy({
      ...page,
      dataServiceOrigin: originOf(dataServiceUrl),
    }),
    'X-Frame-Options': page.isFramed ? 'SAMEORIGIN' : 'DENY',
  };
}

/** The key of a page in the table of headers. */
export const siteTableKeyOf = (page: Pick<FinishedPage, 'address' | 'file'>) =>
  page.address ?? `/${page.file}`;

/**
 * Returns a copy of the table for a publication: with new headers for the `changed` pages and a new list of hashed
 * files.
 */
export function replaceInSiteTable(
  table: SiteTable,
  changed: Readonly<Record<string, ResponseHeaders>>,
  hashedFiles: readonly string[],
): SiteTable {
  const headers: Record<string, ResponseHeaders> = { ...table.headers };
  for (const path of Object.keys(headers)) if (hashedFile.test(path.slice(1))) delete headers[path];
  Object.assign(headers, changed);
  for (const file of hashedFiles) headers[`/${file}`] = { 'Cache-Control': cacheForever };
  return { ...table, headers };
}

export function makeSiteTable(
  pages: readonly FinishedPage[],
  hashedFiles: readonly string[],
  { dataServiceUrl, paymentUrl }: { dataServiceUrl: string; paymentUrl: string | null },
): SiteTable {
  const headers: Record<string, ResponseHeaders> = { '/*': headersOfEveryResponse };
  for (const page of pages) headers[siteTableKeyOf(page)] = makePageHeaders(page, dataServiceUrl);
  for (const file of hashedFiles) headers[`/${file}`] = { 'Cache-Control': cacheForever };

  return {
    redirects: [
      ...redirects,
      ...Object.entries(framedPagesByRoute).map(([from, { address: to }]) => ({
        from,
        to,
        status: 308,
      })),
    ],
    headers,
    notFound: '/404.html',
    notFoundByPrefix: {
      '/project/': '/project/not-found.html',
      ...Object.fromEntries(detailPages.map((path) => [`${path}/`, `${path}.html`])),
    },
    paymentUrl: paymentUrl ?? provider.paymentUrl,
  };
}

/** The most header rules that Cloudflare Pages reads. */
const mostHeaderRules = 100;

export function formatNetlifyHeaders(table: SiteTable): string {
  const rules = Object.entries(table.headers).filter(([path]) => !path.startsWith('/assets/'));
  rules[0] = ['/*', { ...headersOfEveryResponse, 'Strict-Transport-Security': 'max-age=31536000' }];
  // `/assets/:file` matches only the hashed files, which are directly below `/assets/`. Brochures are in a folder below
  // it, and keep their names when they change.
  rules.push(['/assets/:file', { 'Cache-Control': cacheForever }]);
  if (rules.length > mostHeaderRules) {
    throw new Error(`_headers would have ${rules.length} rules, more than hosts read.`);
  }
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/**
 * Returns the text of `_redirects`: the redirects of the table, redirects from the lower-case spelling of addresses
 * with capital letters, and the pages for missing addresses. A framed page has no redirect from lower case, because
 * `/govtexams` is another page than `/Govtexams/`.
 */
export function formatNetlifyRedirects(table: SiteTable, pages: readonly FinishedPage[]): string {
  const spelled = pages
    .filter(({ address, isFramed }) => !isFramed && address && address !== address.toLowerCase())
    .map(({ address }) => ({ from: address?.toLowerCase(), to: address, status: 308 }));
  const missing = Object.entries(table.notFoundByPrefix).map(([prefix, file]) => ({
    from: `${prefix}*`,
    to: file,
    status: 404,
  }));
  return [...table.redirects, ...spelled, ...missing]
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');
}

/** The name of the file with the table. It lies beside the folder of the pages. */
export const siteTableFileName = 'site-table.json';

export async function writeHostingFiles(
  buildDir: string,
  table: SiteTable,
  pages: readonly FinishedPage[],
): Promise<void> {
  await writeSiteTableAndHeaders(buildDir, table);
  await writeFile(join(buildDir, 'client/_redirects'), formatNetlifyRedirects(table, pages));
}

/** Writes the table and `_headers`, but not `_redirects`, because no published fact changes the redirects. */
export async function writeSiteTableAndHeaders(buildDir: string, table: SiteTable): Promise<void> {
  await writeFile(join(buildDir, siteTableFileName), `${JSON.stringify(table, null, 1)}\n`);
  await writeFile(join(buildDir, 'client/_headers'), formatNetlifyHeaders(table));
}
