/** Publishing with and without failures. Fake pages are rendered in milliseconds. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noPublishedFacts } from '#contract/published/published-facts.ts';
import type { Store } from '#database/store.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import { readSitePagesAndOffers } from '../pages/read-site-pages-and-offers.ts';
import { makeServedPages, type ServedPages } from '../pages/served-pages.ts';
import { measureFolder } from '../static/inspect-built-site.ts';
import { makePublisher, type Publisher, type PublisherOptions } from './publisher.ts';
import { RenderingFailed } from './rendering/run-rendering-script.ts';

const { number: _, ...none } = noPublishedFacts;
const withPhone = (phone: string) => ({ ...none, provider: { phone } });
const dayMs = 24 * 60 * 60 * 1000;

onEmptiedStores('a publisher', (current) => {
  let folder: ReturnType<typeof makeScratchFolder>;
  let now: number;
  let started: Publisher[];
  /** The moments for which pages were rendered. */
  let rendered: string[];
  let problems: string[];
  /** Called before each fake rendering. It may throw, as a rendering on a full disk does. */
  let onStep: (script: string, out: string) => void | Promise<void>;

  beforeEach(() => {
    folder = makeScratchFolder();
    now = Date.now();
    [started, rendered, problems] = [[], [], []];
    onStep = () => {};
    writeSite(join(folder.path, 'build/made/b1'), 'as built');
    writeFileSync(join(folder.path, 'build/made/b1/page-sources.json'), '{}');
  });
  afterEach(async () => {
    await Promise.all(started.map((one) => one.close()));
    folder.remove();
  });

  const published = (data = 'data') => join(folder.path, data, 'published');
  const clientDir = (dir: string) => join(dir, 'client');

  function writeSite(dir: string, text: string, isWhole = true): void {
    mkdirSync(clientDir(dir), { recursive: true });
    writeFileSync(join(clientDir(dir), 'index.html'), text);
    writeFileSync(join(dir, 'site-table.json'), '{}');
    const stamp = {
      ...{ fingerprint: '', siteUrl: '', dataServiceUrl: '', dataServiceKey: '', kept: {} },
      ...measureFolder(clientDir(dir)),
    };
    if (isWhole) writeFileSync(join(dir, 'stamp.json'), JSON.stringify(stamp));
  }

  const run: NonNullable<PublisherOptions['run']> = async (script, args, factsFile) => {
    const out = args.find((arg) => arg.startsWith('--out='))?.slice(6) ?? '';
    const { at, facts } = JSON.parse(readFileSync(factsFile ?? '', 'utf8'));
    await onStep(script, out);
    if (script === 'check-published-facts.ts') return JSON.stringify(problems);
    if (script === 'publish-pages.ts') rendered.push(at);
    writeSite(out, `${facts.provider.phone}, ${script}`);
    return '';
  };

  function start(options: Partial<PublisherOptions> = {}, data = 'data') {
    const config = { paymentUrl: null, publishHookUrl: null, dataDir: join(folder.path, data) };
    const siteDir = clientDir(join(folder.path, 'build/made/b1'));
    const pages = makeServedPages(readSitePagesAndOffers(siteDir, config, () => now));
    const log = { info() {}, warn() {}, error() {} } as PublisherOptions['log'];
    const given = { store: current(), pages, config, siteDir, now: () => now, log, run };
    const one = makePublisher({ ...given, ...options }) as Publisher;
    started.push(one);
    return { ...one, pages, seen: () => textOf(pages) };
  }
  const withoutDownloads = { pace: { lookMs: 1_000_000, makesDownloads: false } };
  const textOf = (pages: ServedPages) => {
    const file = pages.table.find('/');
    const content = file?.kind === 'file' ? file.variants[0]?.content : null;
    return Buffer.isBuffer(content) ? content.toString() : '';
  };
  const ask = (phone: string, after: number) =>
    current().publications.requestPublication(withPhone(phone), 'asha', after);
  const states = async () =>
    (await current().publications.recent()).map(({ number, state }) => [number, state]);

  it('serves the build until something is published, then the published pages, then the published downloads', async () => {
    const one = start();
    await one.catchUp();
    expect(one.seen()).toBe('as built');
    await ask('1', 0);
    await one.catchUp();
    expect(one.seen()).toBe('1, publish-pages.ts');
    expect(await states()).toEqual([[1, 'live']]);
    await expect.poll(one.seen).toBe('1, publish-downloads.ts');
    expect(one.servedPublicationNumber()).toBe(1);
  });

  it('serves old or new pages, and all of them, whenever it is killed; the next start continues', async () => {
    await ask('1', 0);
    const first = start(withoutDownloads);
    await first.catchUp();
    await first.close();
    const [name = ''] = readdirSync(published()).filter((entry) => entry !== 'current');
    const dir = join(published(), name);
    const damages: Record<string, () => void> = {
      'before anything was made': () => rmSync(published(), { recursive: true }),
      'with half of the pages made': () => {
        rmSync(dir, { recursive: true });
        writeSite(join(published(), `.${name}-abc`), 'half', false);
      },
      'with pages that are whole and not in their place': () => {
        rmSync(dir, { recursive: true });
        writeSite(join(published(), `.${name}-abc`), 'half');
      },
      'with a file that a loss of power has emptied': () =>
        writeFileSync(join(clientDir(dir), 'index.html'), ''),
      'with pages in their place that nobody was told of': () => {},
      'with half of the downloads made': () =>
        writeSite(join(published(), `${name}-downloads`), 'half', false),
    };
    for (const [when, damage] of Object.entries(damages)) {
      damage();
      const next = start(withoutDownloads);
      expect(next.seen(), when).toBe('as built');
      await next.catchUp();
      expect(next.seen(), when).toBe('1, publish-pages.ts');
      expect(await states(), when).toEqual([[1, 'live']]);
      await next.close();
    }
  });

  it('keeps showing the old pages when the disk is full, and reports it with the version', async () => {
    const one = start(withoutDownloads);
    await ask('1', 0);
    await one.catchUp();
    for (const [number, failure] of [
      [2, new RenderingFailed('There is no room left on the disk for the new pages.')],
      [3, Object.assign(new Error('no space'), { code: 'ENOSPC' })],
    ] as const) {
      onStep = (script, out) => {
        if (script !== 'publish-pages.ts') return;
        writeSite(out, 'half', false);
        throw failure;
      };
      await ask('2', number - 1);
      await one.catchUp();
      expect(one.seen()).toBe('1, publish-pages.ts');
      expect((await current().publications.recent())[0]).toMatchObject({
        state: 'failed',
        problem: 'There is no room left on the disk for the new pages.',
      });
    }
    expect(readdirSync(published()).filter((name) => name.startsWith('.'))).toEqual([]);
    onStep = () => {};
    await ask('4', 3);
    await one.catchUp();
    expect(one.seen()).toBe('4, publish-pages.ts');
  });

  it('keeps the old downloads when new ones cannot be made, and tries again after five minutes', async () => {
    let tries = 0;
    onStep = (script) => {
      if (script !== 'publish-downloads.ts') return;
      tries += 1;
      if (tries === 1) throw new RenderingFailed('Killed.');
    };
    const one = start();
    await ask('1', 0);
    await one.catchUp();
    await expect.poll(() => tries).toBe(1);
    await one.catchUp();
    expect(one.seen()).toBe('1, publish-pages.ts');
    expect(await states()).toEqual([[1, 'live']]);
    now += 6 * 60 * 1000;
    await one.catchUp();
    await expect.poll(one.seen).toBe('1, publish-downloads.ts');
    expect(tries).toBe(2);
  });

  it('tries again after five minutes a version that another instance could make', async () => {
    const [one, other] = [start(withoutDownloads), start(withoutDownloads, 'other')];
    await ask('1', 0);
    await other.catchUp();
    onStep = () => {
      throw new RenderingFailed('There is no room left on the disk for the new pages.');
    };
    await one.catchUp();
    onStep = () => {};
    await one.catchUp();
    expect([one.seen(), other.seen()]).toEqual(['as built', '1, publish-pages.ts']);
    now += 6 * 60 * 1000;
    await one.catchUp();
    expect(one.seen()).toBe('1, publish-pages.ts');
    expect(await states()).toEqual([[1, 'live']]);
  });

  it('does not retry a version that the rules of content refuse, and serves the previous one', async () => {
    const one = start(withoutDownloads);
    await ask('1', 0);
    await one.catchUp();
    problems = ['content/provider.ts: phone must be a number.'];
    await ask('2', 1);
    await one.catchUp();
    now += 6 * 60 * 1000;
    await one.catchUp();
    expect(one.seen()).toBe('1, publish-pages.ts');
    expect(await states()).toEqual([
      [2, 'failed'],
      [1, 'live'],
    ]);
  });

  it('catches up after the database was unreachable, with the newest version alone', async () => {
    let isAway = true;
    const publicationInForce = async () => {
      if (isAway) throw new Error('away');
      return current().publications.publicationInForce();
    };
    const store = {
      publications: { ...current().publications, publicationInForce: publicationInForce },
    } as Store;
    const one = start({ ...withoutDownloads, store });
    await ask('1', 0);
    await ask('2', 1);
    await one.catchUp();
    expect(one.seen()).toBe('as built');
    isAway = false;
    await one.catchUp();
    expect(one.seen()).toBe('2, publish-pages.ts');
    expect(rendered).toHaveLength(1);
  });

  it('lets two instances of one folder make the same pages at once', async () => {
    await ask('1', 0);
    const both = [start(withoutDownloads), start(withoutDownloads)];
    await Promise.all(both.map((one) => one.catchUp()));
    expect(both.map((one) => one.seen())).toEqual(['1, publish-pages.ts', '1, publish-pages.ts']);
  });

  it('makes the pages again for each Indian day, and for the same moment on every instance', async () => {
    await ask('1', 0);
    const one = start(withoutDownloads);
    await one.catchUp();
    now += dayMs;
    await one.catchUp();
    const other = start(withoutDownloads, 'other');
    await other.catchUp();
    const [, midnight, same] = rendered;
    expect(midnight).toMatch(/T18:30:00\.000Z$/);
    expect(same).toBe(midnight);
  });

  it('serves complete pages when the clock goes back, at least of the day on which they were requested', async () => {
    await ask('1', 0);
    now += 2 * dayMs;
    const one = start(withoutDownloads);
    await one.catchUp();
    now -= 5 * dayMs;
    await one.catchUp();
    const asked = (await current().publications.publicationInForce())?.askedAt.toISOString();
    expect(rendered.at(-1)).toBe(asked);
    expect(one.seen()).toBe('1, publish-pages.ts');
  });

  it('applies the published version to a new release, and to the release before it again', async () => {
    await ask('1', 0);
    await start(withoutDownloads).catchUp();
    const release = join(folder.path, 'build/made/b2');
    writeSite(release, 'as built anew, with the number of content');
    writeFileSync(join(release, 'page-sources.json'), '{}');
    const newer = start({ ...withoutDownloads, siteDir: clientDir(release) });
    await newer.catchUp();
    expect(newer.seen()).toBe('1, publish-pages.ts');
    const older = start(withoutDownloads);
    await ask('2', 1);
    await older.catchUp();
    await newer.catchUp();
    expect([older.seen(), newer.seen()]).toEqual(['2, publish-pages.ts', '2, publish-pages.ts']);
  });

  it('links the newest pages for a plain server, and notifies the CDN of pages and of downloads', async () => {
    const told: string[] = [];
    const cdn = createServer((request, response) => {
      request.on('data', (chunk) => told.push(String(chunk)));
      request.on('end', () => response.end());
    });
    await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done));
    const { port } = cdn.address() as { port: number };
    try {
      const config = { paymentUrl: null, dataDir: join(folder.path, 'data') };
      const one = start({ config: { ...config, publishHookUrl: `http://127.0.0.1:${port}/` } });
      await ask('1', 0);
      await one.catchUp();
      await expect.poll(() => told).toHaveLength(2);
      expect(told.map((body) => JSON.parse(body))).toEqual([
        { type: 'site.published', publication: 1, part: 'pages' },
        { type: 'site.published', publication: 1, part: 'downloads' },
      ]);
      const plain = join(published(), 'current/client/index.html');
      expect(existsSync(plain) && readFileSync(plain, 'utf8')).toBe('1, publish-downloads.ts');
    } finally {
      cdn.closeAllConnections();
      await new Promise((done) => cdn.close(done));
    }
  });
});
