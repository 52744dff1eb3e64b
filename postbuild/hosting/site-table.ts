/**
 * Writes down how the built files are to be served, once for every kind of server: `build/site-table.json`
 * for our own service, `_headers` and `_redirects` beside the pages for hosts that read those (Netlify,
 * Cloudflare Pages).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { families } from '#content/catalogue/families.ts';
import { provider } from '#content/provider.ts';
import { redirects } from '#content/redirects.ts';
import type { FinishedPage } from '../pages/finish-html.ts';
import { framedPages } from '../pages/place-pages.ts';
import { contentPolicy, originOf } from './content-policy.ts';

type Headers = Readonly<Record<string, string>>;

export interface SiteTable {
  /** `from` is compared without regard to case. */
  redirects: readonly { from: string; to: string; status: number }[];
  /**
   * Address → its headers. A key that ends in `*` is for every address that begins so; `/*` is for every
   * answer. Pages that answer a missing address stand under the name of their file.
   */
  headers: Readonly<Record<string, Headers>>;
  /** File that answers an address of which there is nothing, with status 404. */
  notFound: string;
  /** The same for addresses that begin so. */
  notFoundByPrefix: Readonly<Record<string, string>>;
  /** Where an enrolment is paid, unless the service's own settings say otherwise; null shows a demonstration. */
  paymentUrl: string | null;
}

/** As `service/http/security-headers.ts` has them for its own answers. */
const everyAnswer: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** A page may be kept but not shown without asking; what lies under a hashed name never changes. */
const askAgain = 'no-cache';
const forEver = 'public, max-age=31536000, immutable';

/** Below a details route every address is one of the app's, so its bare page answers the unknown ones. */
const detailPages = families.map(({ detailsPath }) => detailsPath);

export function makeSiteTable(
  pages: readonly FinishedPage[],
  hashedFiles: readonly string[],
  { dataServiceUrl, paymentUrl }: { dataServiceUrl: string; paymentUrl: string | null },
): SiteTable {
  const headers: Record<string, Headers> = { '/*': everyAnswer };
  for (const page of pages) {
    const policy = contentPolicy({
      ...page,
      dataServiceOrigin: originOf(dataServiceUrl),
    });
    headers[page.address ?? `/${page.file}`] = {
      'Cache-Control': askAgain,
      'Content-Security-Policy': policy,
      'X-Frame-Options': page.isFramed ? 'SAMEORIGIN' : 'DENY',
    };
  }
  for (const file of hashedFiles) headers[`/${file}`] = { 'Cache-Control': forEver };

  return {
    redirects: [
      ...redirects,
      ...Object.entries(framedPages).map(([from, { address: to }]) => ({ from, to, status: 308 })),
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

/** Cloudflare Pages reads no more rules than this. */
const mostHeaderRules = 100;

export function netlifyHeaders(table: SiteTable): string {
  const rules = Object.entries(table.headers).filter(([path]) => !path.startsWith('/assets/'));
  rules[0] = ['/*', { ...everyAnswer, 'Strict-Transport-Security': 'max-age=31536000' }];
  // One segment below /assets/ lie the hashed files; brochures lie deeper and keep their names.
  rules.push(['/assets/:file', { 'Cache-Control': forEver }]);
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
 * The table's redirects, and the small spelling of each address that has a capital. The framed pages
 * have none: `/govtexams` is another page than `/Govtexams/`.
 */
export function netlifyRedirects(table: SiteTable, pages: readonly FinishedPage[]): string {
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

export async function writeSiteTable(
  buildDir: string,
  table: SiteTable,
  pages: readonly FinishedPage[],
): Promise<void> {
  await writeFile(join(buildDir, 'site-table.json'), `${JSON.stringify(table, null, 1)}\n`);
  await writeFile(join(buildDir, 'client/_headers'), netlifyHeaders(table));
  await writeFile(join(buildDir, 'client/_redirects'), netlifyRedirects(table, pages));
}
