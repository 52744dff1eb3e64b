/**
 * Turns the rules of `site-table.ts` (headers and redirects) into `build/static-nginx.conf`, which
 * `deploy/static-nginx.conf` includes on a host where nginx serves the site without our service. Each page has a
 * location with all its headers, because an `add_header` in a location replaces those of the surrounding block.
 */
import { extname } from 'node:path';
import {
  isSubresourceType,
  selectHeadersForContentType,
} from '#contract/pages/select-headers-for-content-type.ts';
import type { PlacedPage } from '../pages/move-pages-to-served-paths.ts';
import type { SiteTable } from './site-table.ts';

type Headers = Readonly<Record<string, string>>;

/** The content types of `service/static/content-type-of.ts`, without those of files that the site never has. */
const typeByExtension: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
};
const changesWithEachBuild = ['data', 'json', 'webmanifest', 'xml', 'txt'];

interface StaticNginxFacts {
  siteUrl: string;
  /**
   * Sentences about what does not work without our service. They are written as comments at the beginning of the file.
   */
  missing: readonly string[];
}

/** The name of the written file. It lies beside the folder of the pages. */
export const staticNginxFileName = 'static-nginx.conf';

/**
 * Returns the text of the nginx configuration. `files` are the paths of all files of the site; throws when one has an
 * unknown file extension.
 */
export function makeStaticNginxConf(
  table: SiteTable,
  placed: readonly PlacedPage[],
  files: readonly string[],
  { siteUrl, missing }: StaticNginxFacts,
): string {
  // The pages are sorted, because a publication of some content must write the same text as a build of the same
  // content.
  const pages = placed.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  refuseUnknownTypes(files);
  const headersOfEveryResponse: Headers = {
    ...table.headers['/*'],
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
  const headersOfRefusal: Headers = {
    ...headersOfEveryResponse,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  };
  const servedPage = ({ file, address }: PlacedPage) => [
    `try_files /${file} =404;`,
    ...headerLines({ ...headersOfEveryResponse, ...table.headers[address ?? `/${file}`] }),
  ];
  /**
   * The lines of a location for files. `ending` is any of the file extensions that the location matches: all files of a
   * location have the same headers.
   */
  const servedFiles = (ending: string, headers: Headers) => [
    'try_files $uri @missing-file;',
    ...headerLines({
      ...selectHeadersForContentType(headersOfEveryResponse, typeByExtension[ending]),
      ...headers,
    }),
  ];

  /**
   * Returns the locations for files with these extensions. The parts of a page (`isSubresourceType`: styles, scripts,
   * pictures and the like) need fewer headers, so they have one location, and all other files have another.
   */
  const fileLocations = (endings: readonly string[], headers: Headers) =>
    Object.values(
      Object.groupBy(endings, (ending) => `${isSubresourceType(typeByExtension[ending])}`),
    ).flatMap((alike = []) =>
      location(`~ \\.(${alike.join('|')})$`, servedFiles(alike[0] ?? '', headers)),
    );

  const missingPages = [...new Set([table.notFound, ...Object.values(table.notFoundByPrefix)])];
  const missingPage = (file: string) => `@missing-page-${missingPages.indexOf(file)}`;

  const lines = [
    '# Made by the build: the rules of a server block, see deploy/static-nginx.conf.',
    '# A server that only hands out these files leaves out:',
    ...missing.map((sentence) => `# - ${sentence}`),
    '',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the module ngx_brotli: brotli_static on;',
    'default_type application/octet-stream;',
    ...block(
      'types',
      Object.entries(typeByExtension).map(([ending, type]) => `${quoted(type)} ${ending};`),
    ),
    '',
    '# Redirects and errors; each location below has its own.',
    ...headerLines(headersOfRefusal),
    `error_page 404 ${missingPage(table.notFound)};`,
    'error_page 405 @only-read;',
    ...block('if ($request_method !~ "^(GET|HEAD)$")', ['return 405;']),
    ...location('@only-read', [
      'return 405 "This address can only be read.\\n";',
      plainText,
      ...headerLines({ ...headersOfRefusal, Allow: 'GET, HEAD' }),
    ]),
    ...location('@missing-file', ['return 404 "Not found\\n";', plainText]),
    ...missingPages.flatMap((file) => {
      const page = pages.find((candidate) => `/${candidate.file}` === file);
      if (!page) throw new Error(`${file} answers what is missing, and is no page.`);
      return location(missingPage(file), servedPage(page));
    }),
    '',
    '# Pages. With a slash at its end an address is the same page, without a redirect.',
    ...pages.flatMap((page) => addressesOf(page, pages).flatMap(pageLocation)),
    '',
    '# Settings for other hosts and compressed copies are no addresses.',
    ...location('~ ^/_(headers|redirects)$|\\.(br|gz|zst)$', ['return 404;']),
    '',
    '# Files. A name with a hash never changes its content.',
    ...location(
      '~ "^/assets/[^/]+-[\\w-]{8}\\.\\w+$"',
      servedFiles('js', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ),
    ...location(
      '~ \\.svg$',
      servedFiles('svg', {
        'Cache-Control': 'public, max-age=3600',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      }),
    ),
    ...fileLocations(changesWithEachBuild, { 'Cache-Control': 'no-cache' }),
    ...fileLocations(otherEndings, { 'Cache-Control': 'public, max-age=3600' }),
    '',
    '# Redirects, and the addresses of pages with ".html" or in another letter case.',
    ...table.redirects.flatMap(({ from, to, status }) =>
      location(`~* ^${escaped(from)}$`, [`return ${status} ${to}$is_args$args;`]),
    ),
    ...location('~* ^/index\\.html$', ['return 308 /$is_args$args;']),
    ...pages
      .filter(({ address, isFramed }) => !isFramed && address !== null && address !== '/')
      .flatMap(({ address }) =>
        location(`~* ^${escaped(address ?? '')}(?:\\.html)?(/?)$`, [
          `return 308 ${address}$1$is_args$args;`,
        ]),
      ),
    '',
    '# What is missing.',
    ...Object.entries(table.notFoundByPrefix).flatMap(([prefix, file]) =>
      location(prefix, [`error_page 404 ${missingPage(file)};`, 'return 404;']),
    ),
    ...['/assets/', '/downloads/'].flatMap((prefix) =>
      location(prefix, servedFiles('', { 'Cache-Control': 'public, max-age=3600' })),
    ),
    ...location('/', ['try_files $uri =404;']),
  ];
  return `${lines.join('\n')}\n`;

  function pageLocation({ path, page, isMain }: PageAddress): string[] {
    if (isMain) return location(`= ${path}`, servedPage(page));
    return location(`= ${path}`, [`rewrite ^ ${page.address} last;`]);
  }
}

const plainText = 'types {} default_type "text/plain; charset=utf-8";';

const otherEndings = Object.keys(typeByExtension).filter(
  (ending) => ending !== 'html' && ending !== 'svg' && !changesWithEachBuild.includes(ending),
);

type PageAddress = { path: string; page: PlacedPage; isMain: boolean };

/** All addresses of a page. `isMain` marks the address under which the site table has the page. */
function addressesOf(page: PlacedPage, pages: readonly PlacedPage[]): PageAddress[] {
  const { file, address } = page;
  if (address === null) return [];
  const folder = `/${file.replace(/index\.html$/, '')}`;
  const others = page.isFramed ? [folder, `/${file}`] : address === '/' ? [] : [`${address}/`];
  // Leaves out a path with a trailing slash if it belongs to a framed page: `/lms/` is a framed page and does not lead
  // to the page `/lms`.
  const isTaken = (path: string) =>
    pages.some((other) => other.isFramed && other !== page && other.address === path);
  return [
    { path: address, page, isMain: true },
    ...others
      .filter((path) => path !== address && !isTaken(path))
      .map((path) => ({ path, page, isMain: false })),
  ];
}

function refuseUnknownTypes(files: readonly string[]): void {
  const unknown = files.find((file) => {
    const ending = extname(file).slice(1);
    return ending !== '' && typeByExtension[ending] === undefined;
  });
  if (unknown !== undefined)
    throw new Error(
      `${unknown} has an ending whose type postbuild/hosting/make-static-nginx-conf.ts does not know.`,
    );
}

/**
 * `always` lets nginx add a header to errors too. A `Cache-Control` that lets a browser use the response again without
 * asking the server has no `always`: a file that is missing today may exist tomorrow.
 */
function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) =>
    name === 'Cache-Control' && value !== 'no-cache'
      ? `add_header ${name} ${quoted(value)};`
      : `add_header ${name} ${quoted(value)} always;`,
  );
}

function quoted(value: string): string {
  if (/["$\\\n]/.test(value)) throw new Error(`nginx would read this otherwise: ${value}`);
  return `"${value}"`;
}

const escaped = (path: string) => path.replaceAll(/[.+*?()[\]{}^$|\\]/g, '\\$&');

const location = (match: string, body: readonly string[]) => block(`location ${match}`, body);

const block = (head: string, body: readonly string[]) => [
  `${head} {`,
  ...body.map((line) => `    ${line}`),
  '}',
];
