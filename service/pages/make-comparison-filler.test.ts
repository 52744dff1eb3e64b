import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { startTestApp, type TestApp } from '../../tests/service/support/start-test-app.ts';

const select = (n: number) =>
  `<select id="offer-${n}" name="offers"><option value="">None</option>` +
  '<option value="mern-stack">MERN</option><option value="power-bi">Power BI</option></select>';
const page =
  `<!doctype html><div id="comparison"></div><form>${select(1)}${select(2)}${select(3)}</form>` +
  '<noscript><p>By hand</p></noscript>';

const offer = (slug: string, title: string) => ({
  slug,
  title,
  kind: 'Course',
  fee: '₹3,999',
  path: `/courses/${slug}`,
  enrolPath: `/enroll-form?offer=${slug}`,
  callPath: `/request-call?offer=${slug}`,
  facts: [
    { id: 'length', name: 'Length', size: 'short', lines: [`${title.length} weeks`] },
    { id: 'start', name: 'Start', size: 'short', lines: ['9 June'], later: past },
  ],
  beside: [],
});
const past = { after: '2026-06-09', lines: ['Arranged.'] };

let app: TestApp;
let folder: ReturnType<typeof makeScratchFolder>;
let clock = Date.parse('2026-06-09T18:29:00Z');
beforeAll(async () => {
  folder = makeScratchFolder();
  const client = join(folder.path, 'client');
  mkdirSync(join(client, 'offers'), { recursive: true });
  writeFileSync(join(client, 'compare.html'), page);
  writeFileSync(join(client, 'terms.html'), page);
  for (const [slug, title] of [
    ['mern-stack', 'MERN'],
    ['power-bi', 'Power BI'],
    ['flutter', 'Flutter'],
    ['react-native', 'React Native'],
  ] as const)
    writeFileSync(join(client, `offers/${slug}.json`), JSON.stringify(offer(slug, title)));
  app = await startTestApp({ siteDir: client, clock: () => clock });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' });
const textAt = async (path: string) => (await get(path)).text();

describe('the page that compares offers', () => {
  it('shows the offers of its address, in their order, in every spelling', async () => {
    for (const path of [
      '/compare?offers=power-bi,mern-stack',
      '/compare/?offers=power-bi&offers=mern-stack&offers=',
    ]) {
      const html = await textAt(path);
      expect(html).toContain('data-offers="power-bi,mern-stack"');
      expect(html.indexOf('8 weeks')).toBeLessThan(html.indexOf('4 weeks'));
    }
  });

  it('has them chosen in its selects, the third left open', async () => {
    const html = await textAt('/compare?offers=power-bi,mern-stack');
    const chosen = html
      .split('<select')
      .map((part) => /selected="" value="([^"]*)"/.exec(part)?.[1]);
    expect(chosen).toEqual([undefined, 'power-bi', 'mern-stack', undefined]);
  });

  it('keeps the empty place of its message when JavaScript is off', async () => {
    expect(await textAt('/compare?offers=power-bi,mern-stack')).toContain('<noscript></noscript>');
  });

  it('is hidden from search engines with a choice in its address, and open without one', async () => {
    expect((await get('/compare?offers=power-bi')).headers.get('x-robots-tag')).toBe('noindex');
    for (const path of ['/compare', '/compare?from=mail', '/compare?offers=']) {
      const answer = await get(path);
      expect(answer.headers.get('x-robots-tag')).toBeNull();
      expect(await answer.text()).toBe(page);
    }
  });

  it('reports unknown offers and too many offers, and shows the rest', async () => {
    const html = await textAt('/compare?offers=cobol,power-bi,mern-stack,flutter,react-native');
    expect(html).toContain('not on our list');
    expect(html).toContain('first three');
    expect(html).toContain('data-offers="power-bi,mern-stack,flutter"');
    expect(await textAt('/compare?offers=cobol')).toMatch(/not on our list.*Choose below/s);
  });

  it('never repeats text of its address', async () => {
    const html = await textAt(`/compare?offers=power-bi,${encodeURIComponent('"><script>x')}`);
    expect(html).not.toContain('script>x');
    for (const path of ['../compare', '..%2F..%2Fsite-table', 'POWER-BI.json', '__proto__'])
      expect((await get(`/compare?offers=${path}`)).status).toBe(200);
  });

  it('marks a date as past from the next day in India on', async () => {
    expect(await textAt('/compare?offers=power-bi')).toContain('9 June');
    clock = Date.parse('2026-06-09T18:31:00Z');
    expect(await textAt('/compare?offers=power-bi')).toContain('Arranged.');
  });
});

it('no other page is filled', async () => {
  expect(await textAt('/terms?offers=power-bi,mern-stack')).toBe(page);
});
