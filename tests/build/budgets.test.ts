/** The budgets that can be counted. Each failure names page, kind, bytes and limit. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { all, attribute, bytesOf, fileAt, files, page, pages, read } from './support/built-site.ts';

type Page = (typeof pages)[number];
const kB = 1000;
const gzipped = new Map<string, number>();
function gzipBytes(url: string): number {
  const file = fileAt(url) ?? '';
  const known = gzipped.get(file) ?? gzipSync(read(file), { level: 9 }).length;
  gzipped.set(file, known);
  return known;
}
const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + gzipBytes(url), 0);

/** Everything that the starter imports, at once or later. */
function modulesOf(from: Page): string[] {
  return all(from, 'script').flatMap((script) =>
    (attribute(script, 'data-modules') ?? '').split(' ').filter(Boolean),
  );
}
const brotliBytes = (file: string) => bytesOf(files.includes(`${file}.br`) ? `${file}.br` : file);
const over = (what: string, bytes: number, limit: number) =>
  bytes > limit ? [`${what}: ${bytes} bytes, limit ${limit}`] : [];
const landing = page('/');

/** Ten and twelve whole syllabi, with the tools and hours of each, in one document; they may grow by a line, not by a program. */
const longest = new Map([
  ['Miranaya-skill-program.html', 22 * kB],
  ['intermediate-programs.html', 25.5 * kB],
]);

describe('the landing page', () => {
  it('its data has at most 20,000 characters: above that it would no longer stand in the page', () => {
    expect(over('/ data', read('_.data').length, 20_000)).toEqual([]);
  });

  it('all its scripts together have at most 130 kB in gzip', () => {
    const modules = modulesOf(landing);
    expect(modules.length).toBeGreaterThan(3);
    expect(over('/ scripts', sum(modules), 130 * kB)).toEqual([]);
  });

  it('asks for at most 150.6 kB before any interaction', () => {
    const urls = landing.elements.flatMap((element) => {
      const [src, href, rel] = ['src', 'href', 'rel'].map((name) => attribute(element, name));
      if (element.tagName === 'script') {
        return [src, attribute(element, 'data-loaded')];
      }
      if (element.tagName === 'img') return attribute(element, 'loading') === 'lazy' ? [] : [src];
      if (element.tagName === 'use') return [href?.replace(/#.*/, '')];
      const isFetched = rel === 'preload' || (rel === 'icon' && href?.endsWith('.svg'));
      return element.tagName === 'link' && isFetched ? [href] : [];
    });
    const asked = new Set(
      [...urls, ...modulesOf(landing)].flatMap((url) => (url ? (fileAt(url) ?? []) : [])),
    );
    const whole = [...asked].reduce(
      (total, file) => total + brotliBytes(file),
      brotliBytes('index.html'),
    );
    expect(over('/ before interaction', whole, 150.6 * kB)).toEqual([]);
  });
});

describe('the search', () => {
  const list = page('/courses');
  const namedByList = [
    read(list.file).toString(),
    ...all(list, 'script').flatMap((script) => {
      const loaded = fileAt(attribute(script, 'data-loaded') ?? '');
      return loaded ? [read(loaded).toString()] : [];
    }),
  ].flatMap((text) => text.match(/(?<=\/)assets\/search-index-[\w-]{8}\.json/g) ?? []);
  // Files of the build before lie beside those of this one, for pages that are still open.
  const indexes = [...new Set(namedByList)];
  const chunks = files.filter((file) => /assets\/open-search-[^/]+\.js$/.test(file));

  it('is a file of code and a file of data that the list of courses names, together at most 12 kB in brotli', () => {
    expect(chunks.length).toBeGreaterThan(0);
    expect(indexes).toHaveLength(1);
    const code = Math.max(...chunks.map(brotliBytes));
    expect(over('search', code + brotliBytes(indexes[0] ?? ''), 12 * kB)).toEqual([]);
  });

  it('is asked for by no page before somebody means to search', () => {
    const asking = pages.filter((shown) => modulesOf(shown).includes(`/${chunks[0]}`));
    expect(asking.map(({ file }) => file)).toEqual([]);
  });
});

describe.each(pages)('$file', (shown) => {
  it('its HTML, styles included, has at most 20 kB in brotli, where it is not one of the longest lists', () => {
    const limit = longest.get(shown.file) ?? 20 * kB;
    expect(over(`${shown.file} HTML`, brotliBytes(shown.file), limit)).toEqual([]);
  });

  it('asks for no script and no style sheet before it can be seen', () => {
    const blocking = all(shown, 'script').filter(
      (script) => attribute(script, 'src') && attribute(script, 'defer') === undefined,
    );
    expect(blocking.map((script) => attribute(script, 'src'))).toEqual([]);
    const links = all(shown, 'link').map((link) => attribute(link, 'rel'));
    expect(links).not.toContain('stylesheet');
    expect(links).not.toContain('modulepreload');
    expect(shown.html).not.toMatch(/<script[^>]*type="module"/);
  });

  it('adds at most 15 kB of scripts to those of the landing page', () => {
    const known = new Set(modulesOf(landing));
    const added = modulesOf(shown).filter((url) => !known.has(url));
    expect(over(`${shown.file} adds`, sum(added), 15 * kB)).toEqual([]);
  });

  it('asks for one font, of at most 30 kB', () => {
    const fonts = new Set(shown.html.match(/\/[\w/.-]+\.woff2/g));
    expect([...fonts]).toHaveLength(1);
    for (const font of fonts) expect(over(font, bytesOf(font.slice(1)), 30 * kB)).toEqual([]);
  });

  it('nothing of React is in a page that stands in a frame', () => {
    const isFramed = pages.some((other) =>
      all(other, 'iframe').some((frame) => attribute(frame, 'src') === shown.address),
    );
    if (isFramed) expect(shown.html).not.toMatch(/__reactRouter|data-modules/);
    else expect(modulesOf(shown).length).toBeGreaterThan(0);
  });
});
