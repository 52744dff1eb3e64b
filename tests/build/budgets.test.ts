/**
 * Checks the limits of the built pages that can be counted without a browser, such as bytes and requests. Each failure
 * names the page, the kind, the bytes and the limit.
 */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  attributeOf,
  builtFileAt,
  builtFiles,
  builtPageAt,
  builtPages,
  elementsWithTag,
  readBuiltFileBytes,
  sizeInBytesOf,
} from './support/built-site.ts';

type Page = (typeof builtPages)[number];
const kB = 1000;
const gzipped = new Map<string, number>();
function gzipBytes(url: string): number {
  const file = builtFileAt(url) ?? '';
  const known = gzipped.get(file) ?? gzipSync(readBuiltFileBytes(file), { level: 9 }).length;
  gzipped.set(file, known);
  return known;
}
const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + gzipBytes(url), 0);

/** Every module that the page's starter script imports, at once or later. The first one contains the page's data. */
function modulesOf(from: Page): string[] {
  return elementsWithTag(from, 'script').flatMap((script) =>
    ['data-modules', 'data-begin'].flatMap((name) =>
      (attributeOf(script, name) ?? '').split(' ').filter(Boolean),
    ),
  );
}
const scriptsOf = (from: Page) =>
  modulesOf(from).filter((url) => !url.startsWith('/assets/start-'));
const brotliBytes = (file: string) =>
  sizeInBytesOf(builtFiles.includes(`${file}.br`) ? `${file}.br` : file);
/** The files that a page loads by itself, before anybody touches anything, without the page's own pictures. */
function askedByItself(from: Page): string[] {
  const urls = from.elements.flatMap((element) => {
    const [src, href, rel, as] = ['src', 'href', 'rel', 'as'].map((name) =>
      attributeOf(element, name),
    );
    if (element.tagName === 'script')
      return [src, ...(attributeOf(element, 'data-begin')?.split(' ') ?? [])];
    const isFetched =
      rel === 'stylesheet' || (rel === 'preload' && as !== 'image') || href === '/favicon.svg';
    return element.tagName === 'link' && isFetched ? [href] : [];
  });
  return [...new Set(urls.flatMap((url) => (url ? (builtFileAt(url) ?? []) : [])))];
}
const over = (what: string, bytes: number, limit: number) =>
  bytes > limit ? [`${what}: ${bytes} bytes, limit ${limit}`] : [];
const landing = builtPageAt('/');

/**
 * The largest HTML of the two longest pages, which have ten and twelve whole syllabuses, each with its tools and hours.
 * The limits leave room for another line of text, but not for another program.
 */
const longest = new Map([
  ['Miranaya-skill-program.html', 20.3 * kB],
  ['intermediate-programs.html', 24 * kB],
]);

describe('the landing page', () => {
  it('all its scripts together have at most 130 kB in gzip', () => {
    const scripts = scriptsOf(landing);
    expect(scripts.length).toBeGreaterThan(3);
    expect(over('/ scripts', sum(scripts), 130 * kB)).toEqual([]);
  });

  it('its HTML, the styles of its first screen included, comes with its headers in ten segments', () => {
    // The limit is what a server sends before the browser has confirmed anything: ten TCP segments of 1,460 bytes, less
    // 1.3 kB for the headers.
    expect(over('/ HTML', brotliBytes('index.html'), 13.3 * kB)).toEqual([]);
  });
});

describe('the list of courses', () => {
  it('has at most 20 elements a row, because each key in the search moves all rows', () => {
    const [list = ''] = /<ul class="offers">.*?<\/ul>/.exec(builtPageAt('/courses').html) ?? [];
    const rows = list.match(/<li class="offer"/g) ?? [];
    expect(rows.length).toBeGreaterThan(20);
    const elements = (list.match(/<[a-z]/g) ?? []).length - 1;
    expect(over('elements of the rows', elements, 20 * rows.length)).toEqual([]);
  });
});

describe('the search', () => {
  const list = builtPageAt('/courses');
  // Files of the previous build are beside those of this build, for pages that are still open. The list names its own.
  const filesNamedByList = (name: RegExp) => [
    ...new Set(
      modulesOf(list).flatMap(
        (url) =>
          readBuiltFileBytes(builtFileAt(url) ?? '')
            .toString()
            .match(name) ?? [],
      ),
    ),
  ];
  const indexes = filesNamedByList(/(?<=\/)assets\/search-index-[\w-]{8}\.json/g);
  const chunks = filesNamedByList(/(?<=\.\/)create-search-[\w-]{8}\.js/g).map(
    (name) => `assets/${name}`,
  );

  it('is a file of code and a file of data that the list of courses names, together at most 12.8 kB in brotli', () => {
    expect(chunks).toHaveLength(1);
    expect(indexes).toHaveLength(1);
    const code = brotliBytes(chunks[0] ?? '');
    expect(over('search', code + brotliBytes(indexes[0] ?? ''), 12.8 * kB)).toEqual([]);
  });

  it('is requested by no page before the visitor starts to search', () => {
    const asking = builtPages.filter((shown) => modulesOf(shown).includes(`/${chunks[0]}`));
    expect(asking.map(({ file }) => file)).toEqual([]);
  });
});

describe.each(builtPages)('$file', (shown) => {
  it('its HTML, with styles, has at most 18 kB in brotli, unless it is one of the longest lists', () => {
    const limit = longest.get(shown.file) ?? 18 * kB;
    expect(over(`${shown.file} HTML`, brotliBytes(shown.file), limit)).toEqual([]);
  });

  it('has with all that it requests by itself at most 44 kB, in at most eight requests', () => {
    const asked = askedByItself(shown);
    const whole = asked.reduce((sum, file) => sum + brotliBytes(file), brotliBytes(shown.file));
    expect(over(`${shown.file} before anybody touches it`, whole, 44 * kB)).toEqual([]);
    expect(asked.length + 1).toBeLessThanOrEqual(8);
    expect(asked.filter((file) => /framework/.test(file))).toEqual([]);
  });

  it('requests no script and no style sheet before it can be seen', () => {
    const blocking = elementsWithTag(shown, 'script').filter(
      (script) => attributeOf(script, 'src') && attributeOf(script, 'defer') === undefined,
    );
    expect(blocking.map((script) => attributeOf(script, 'src'))).toEqual([]);
    const links = elementsWithTag(shown, 'link').map((link) => attributeOf(link, 'rel'));
    expect(links).not.toContain('modulepreload');
    // No style sheet delays the first screen: the landing page links its only one after the heading, and the other
    // pages link none.
    const head = shown.html.slice(0, shown.html.indexOf('</h1>'));
    expect(head).not.toMatch(/rel="?stylesheet/);
    expect(links.filter((rel) => rel === 'stylesheet')).toHaveLength(shown === landing ? 1 : 0);
    expect(shown.html).not.toMatch(/<script[^>]*type="module"/);
  });

  it('adds at most 15 kB of scripts to those of the landing page', () => {
    const known = new Set(scriptsOf(landing));
    const added = scriptsOf(shown).filter((url) => !known.has(url));
    expect(over(`${shown.file} adds`, sum(added), 15 * kB)).toEqual([]);
  });

  it('requests one font, of at most 15 kB', () => {
    const fonts = new Set(shown.html.match(/\/[\w/.-]+\.woff2/g));
    expect([...fonts]).toHaveLength(1);
    for (const font of fonts) expect(over(font, sizeInBytesOf(font.slice(1)), 15 * kB)).toEqual([]);
  });

  it('has nothing of React if it is a page for a frame', () => {
    const isFramed = builtPages.some((other) =>
      elementsWithTag(other, 'iframe').some((frame) => attributeOf(frame, 'src') === shown.address),
    );
    if (isFramed) expect(shown.html).not.toMatch(/__reactRouter|data-modules/);
    else expect(modulesOf(shown).length).toBeGreaterThan(0);
  });
});
