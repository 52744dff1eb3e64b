import { describe, expect, it } from 'vitest';
import { formPagePaths } from '#contract/forms/form-page-paths.ts';
import {
  attributeOf,
  builtFileAt,
  builtPageAt,
  builtPages,
  canonicalOf,
  elementsWithTag,
  metaOf,
  readBuiltFileBytes,
  siteTable,
  textContentOf,
  titleOf,
} from './support/built-site.ts';

/** The agreed routes, with one course for each detail route, and the pages of both projects. */
const agreed = [
  '/',
  '/short-term',
  '/Miranaya-skill-program',
  '/super-program',
  '/intermediate-programs',
  '/fullstack',
  '/androiddevelopment',
  '/businessmarketing',
  '/mechanical-civil',
  '/embeddeddesign',
  '/aimlpage',
  '/fullstack-details',
  '/fullstack-details/mern-stack',
  '/android-details',
  '/android-details/java-xml-android',
  '/embedded-details',
  '/embedded-details/c-embedded',
  '/business-marketing-details',
  '/business-marketing-details/power-bi',
  '/mechanical-civil-details',
  '/mechanical-civil-details/autocad-civil',
  '/ai-ml-details',
  '/ai-ml-details/machine-learning',
  '/enroll-form',
  '/project/hostel-management',
  '/project/small-crm',
  '/terms',
  '/webinar',
  '/lms',
  '/govtexams',
  '/dist/index.html',
  '/lms/',
  '/Govtexams/index.html',
  '/request-call',
  '/request-call/thanks',
  '/enroll-form/payment',
  '/enroll-form/status',
  '/subscribed',
  '/accessibility',
  '/compare',
  '/how-we-teach',
  '/questions',
];
const redirected = new Map(siteTable.redirects.map(({ from, to }) => [from, to]));
const isOurs = (url: string) => url.startsWith('/') || url.startsWith('#');

/** The address to which a link or picture of ours leads; null for other sites and other schemes. */
function targetOf(from: string, url: string): URL | null {
  const resolved = URL.parse(url, `http://site.test${from}`);
  return resolved?.host === 'site.test' ? resolved : null;
}

describe('every address', () => {
  it.each(agreed)('%s has a page', (address) => {
    expect(builtPageAt(address).html).toContain('<h1');
  });

  it('an unknown one is answered by a page that is hidden from search engines', () => {
    expect(builtFileAt(siteTable.notFound)).toBe('404.html');
    for (const file of Object.values(siteTable.notFoundByPrefix))
      expect(builtFileAt(file)).not.toBeNull();
  });

  it('a redirect leads to a page and not to another redirect', () => {
    for (const { from, to, status } of siteTable.redirects) {
      expect(builtFileAt(to), `${from} → ${to}`).not.toBeNull();
      expect(redirected.has(to), `${from} → ${to}`).toBe(false);
      expect(status).toBe(308);
    }
  });

  it('no two pages differ in upper and lower case only', () => {
    const folded = builtPages.map(({ file }) => file.toLowerCase());
    expect(new Set(folded).size).toBe(folded.length);
  });
});

describe.each(builtPages)('$file', (shown) => {
  const from = shown.address ?? '/no/such/page';

  it('has a language, one main heading, a title and a description', () => {
    const html = elementsWithTag(shown, 'html')[0];
    expect(html && attributeOf(html, 'lang')).toBe('en-IN');
    expect(elementsWithTag(shown, 'h1')).toHaveLength(1);
    expect(titleOf(shown)).not.toBe('');
    const description = metaOf(shown, 'description') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(300);
  });

  it('names its own address, or is hidden from search engines', () => {
    if (/noindex/.test(metaOf(shown, 'robots') ?? '')) return;
    expect(URL.parse(canonicalOf(shown) ?? '')?.pathname).toBe(shown.address);
  });

  it('names an existing share picture of the stated size', () => {
    const picture = URL.parse(metaOf(shown, 'og:image') ?? '')?.pathname ?? '';
    const file = builtFileAt(picture);
    expect(file, picture).not.toBeNull();
    const png = readBuiltFileBytes(file ?? '');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('has no broken link: pages, places on pages, frames, downloads', () => {
    const dead: string[] = [];
    for (const element of [...elementsWithTag(shown, 'a'), ...elementsWithTag(shown, 'iframe')]) {
      const url = attributeOf(element, 'href') ?? attributeOf(element, 'src');
      if (url === undefined || url === '#') {
        dead.push(`<${element.tagName}> to nowhere: ${textContentOf(element)}`);
        continue;
      }
      const target = targetOf(from, url);
      if (!target) continue;
      // No built file answers the address of the waiting list, because the service renders that page.
      if (target.pathname === formPagePaths.waiting_list) continue;
      const file = url.startsWith('#')
        ? shown.file
        : (builtFileAt(target.pathname) ?? builtFileAt(redirected.get(target.pathname) ?? ''));
      if (!file) dead.push(url);
      const reached = builtPages.find((candidate) => candidate.file === file);
      const place = decodeURIComponent(target.hash.slice(1));
      if (place && reached && !reached.elements.some((el) => attributeOf(el, 'id') === place)) {
        dead.push(`${url}: no such place`);
      }
    }
    expect(dead).toEqual([]);
  });

  it('has no missing picture, script, style or icon', () => {
    const named = shown.elements.flatMap((element) => [
      ...['src', 'poster'].map((name) => attributeOf(element, name)),
      ...['data-begin', 'data-modules'].flatMap((name) =>
        (attributeOf(element, name) ?? '').split(' '),
      ),
      ...(attributeOf(element, 'srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]),
      ...(['link', 'use', 'image'].includes(element.tagName) ? [attributeOf(element, 'href')] : []),
    ]);
    const missing = named.filter((url): url is string => {
      if (!url || !isOurs(url) || url.startsWith('#')) return false;
      return builtFileAt(url) === null;
    });
    expect(missing).toEqual([]);
  });

  it('every picture has a size and a text, even an empty one', () => {
    for (const img of elementsWithTag(shown, 'img')) {
      for (const name of ['width', 'height', 'alt']) {
        expect(attributeOf(img, name), `${attributeOf(img, 'src')}: ${name}`).toBeDefined();
      }
    }
  });

  it('has readable structured data, of known types, without ratings of ourselves', () => {
    const kinds = [
      'Organization',
      'Course',
      'ItemList',
      'BreadcrumbList',
      'Event',
      'WebSite',
      'FAQPage',
    ];
    for (const script of elementsWithTag(shown, 'script')) {
      if (attributeOf(script, 'type') !== 'application/ld+json') continue;
      const data: Record<string, unknown> = JSON.parse(textContentOf(script));
      expect(data['@context']).toBe('https://schema.org');
      expect(
        kinds.some((kind) => String(data['@type']).endsWith(kind)),
        String(data['@type']),
      ).toBe(true);
      expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"Review"/);
      expect(JSON.stringify(data)).not.toMatch(/undefined|\[object Object\]/);
    }
  });

  it('has each id only once', () => {
    const ids = shown.elements.flatMap((element) => attributeOf(element, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('all pages together', () => {
  const findable = builtPages.filter((one) => !/noindex/.test(metaOf(one, 'robots') ?? ''));

  it.each(['title', 'description', 'canonical'] as const)('have a %s each of their own', (what) => {
    const readers = {
      title: titleOf,
      description: (one: (typeof builtPages)[number]) => metaOf(one, 'description'),
      canonical: canonicalOf,
    };
    const values = findable.map(readers[what]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('are in the sitemap, and the sitemap names no other', () => {
    const sitemap = readBuiltFileBytes('sitemap.xml').toString();
    const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(named.sort()).toEqual(findable.map(canonicalOf).sort());
    expect(readBuiltFileBytes('robots.txt').toString()).toMatch(
      /^Sitemap: https?:\/\/.+\/sitemap\.xml$/m,
    );
  });

  it('never frame themselves or a page with a frame', () => {
    for (const framing of builtPages) {
      for (const frame of elementsWithTag(framing, 'iframe')) {
        const inner = builtPageAt(attributeOf(frame, 'src') ?? '');
        expect(inner.file).not.toBe(framing.file);
        expect(elementsWithTag(inner, 'iframe')).toEqual([]);
        expect(attributeOf(frame, 'title')).not.toBe('');
      }
    }
  });

  it('have a manifest whose icons exist', () => {
    const manifest: { icons: { src: string }[] } = JSON.parse(
      readBuiltFileBytes('site.webmanifest').toString(),
    );
    for (const { src } of manifest.icons) expect(builtFileAt(src), src).not.toBeNull();
  });
});
