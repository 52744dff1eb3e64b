/**
 * Serves what staff have published: has the pages rendered by a process of its own, switches to them in one step, then
 * has the papers made and switches once more. Every instance does so for itself from the newest row of the database, so
 * that all follow, and what comes out is the same everywhere. Indian midnight makes new pages too: a date passes.
 *
 * Pages are made under a name of their own and renamed when they are whole: nothing half is found by a start after a
 * crash, and of two processes in one folder either may win.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { StoredPublication } from '#database/publications/publication-port.ts';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/indian-day.ts';
import type { LivePages } from '../pages/live-pages.ts';
import { readPages } from '../pages/read-pages.ts';
import type { Config } from '../settings/config.ts';
import { readStamp, stampName } from '../static/built-site.ts';
import { RenderingFailed, runScript } from './run-script.ts';

export type PublisherOptions = {
  store: Pick<Store, 'publications'>;
  pages: LivePages;
  config: Pick<Config, 'paymentUrl'>;
  /** Folder of the pages of the build. */
  siteDir: string;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Tests look more often, and make no papers. */
  pace?: { lookMs: number; makesPapers: boolean } | undefined;
};

export type Publisher = {
  /** Looks once, and resolves when what is to be served is served. Never rejects. */
  catchUp(): Promise<void>;
  start(): void;
  /** Something was published: sooner than at the next look. */
  nudge(): void;
  /** Number of the publication that is served; 0 for the build alone. */
  served(): number;
  close(): Promise<void>;
};

const usual = { lookMs: 15_000, makesPapers: true };
/** Whatever was made here and is not served is nobody's after this. */
const leftoverMs = 60 * 60 * 1000;

/** Null where the build has left nothing to render with. */
export function publisher(options: PublisherOptions): Publisher | null {
  const { store, pages, config, siteDir, now, log, pace = usual } = options;
  const build = dirname(siteDir);
  const folder = join(build, '..', '..', 'published');
  if (!existsSync(join(build, 'page-sources.json'))) return null;

  /** What is served, by the name of its folder; the build itself at first. */
  let current = { name: '', dir: build, number: 0 };
  /** Not tried again until something else is published, or a day has passed. */
  let refused = '';
  let looking: Promise<void> | null = null;
  let asksAgain = false;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const isWhole = (name: string) => readStamp(join(folder, name, stampName)) !== null;

  const serve = (name: string, number: number) => {
    const dir = join(folder, name);
    pages.replace(readPages(join(dir, 'client'), config, now));
    current = { name, dir, number };
    log.info({ publication: number }, 'the published pages are served');
  };

  /** The pages of a publication on a day, made if they are not there. Throws RenderingFailed. */
  const make = async (name: string, script: string, args: string[], facts: string) => {
    if (isWhole(name)) return;
    let draft = '';
    try {
      await mkdir(folder, { recursive: true });
      draft = await mkdtemp(join(folder, `.${name}-`));
      const factsFile = join(draft, 'facts.json');
      await writeFile(factsFile, facts);
      await runScript(script, [...args, `--out=${draft}`], factsFile, stopping.signal);
      if (!isWhole(name)) {
        rmSync(join(folder, name), { recursive: true, force: true });
        renameSync(draft, join(folder, name));
      }
    } catch (error) {
      if (error instanceof RenderingFailed || !(error instanceof Error)) throw error;
      throw new RenderingFailed(sentenceFor(error));
    } finally {
      if (draft !== '') rmSync(draft, { recursive: true, force: true });
    }
  };

  /** The rules of content, with the facts in place. Throws RenderingFailed with a sentence on each line. */
  const check = async (publication: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'facts-'));
    try {
      const file = join(folder, 'facts.json');
      await writeFile(file, publication);
      const problems = JSON.parse(await runScript('check-facts.ts', [], file, stopping.signal));
      if (problems.length > 0) throw new RenderingFailed(problems.join('\n'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const look = async (): Promise<void> => {
    const newest = await store.publications.newest();
    if (newest === null) return;
    const { number, facts } = newest;
    const at = momentOf(newest, now());
    const publication = JSON.stringify({ at: at.toISOString(), facts });
    const name = `${basename(build)}-${number}-${shortHash(publication)}`;
    const papers = `${name}-papers`;
    if (current.name === papers || refused === name) return;
    if ((current.name !== name || !isWhole(name)) && !isWhole(papers)) {
      try {
        await check(publication);
        const from = [`--build=${build}`, `--before=${current.dir}`];
        await make(name, 'publish-pages.ts', from, publication);
      } catch (error) {
        if (stopping.signal.aborted || !(error instanceof RenderingFailed)) throw error;
        refused = name;
        log.error({ publication: number }, error.message);
        await store.publications.setState(number, 'failed', error.message);
        return look();
      }
      await store.publications.setState(number, 'made');
      serve(name, number);
      await store.publications.setState(number, 'live');
    }
    if (isWhole(papers)) {
      serve(papers, number);
      await store.publications.setState(number, 'live');
    } else if (pace.makesPapers && papersUnderWay !== name)
      void makePapers(name, papers, publication, number);
    tidy();
  };

  let papersUnderWay = '';
  let papersDone: Promise<void> = Promise.resolve();
  const makePapers = (name: string, papers: string, publication: string, number: number) => {
    papersUnderWay = name;
    papersDone = papersDone.then(async () => {
      if (current.name !== name || stopping.signal.aborted) return;
      try {
        const pagesDir = join(folder, name);
        await make(papers, 'publish-papers.ts', [`--pages=${pagesDir}`], publication);
        if (current.name === name) serve(papers, number);
      } catch (error) {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'brochures and pictures are those of before');
      }
    });
    return papersDone;
  };

  /** Takes away what is not served and not being made; what is held open goes on being sent. */
  const tidy = () => {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder)) {
      if (name === current.name || name === `${current.name}-papers`) continue;
      const path = join(folder, name);
      const madeAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      // Another instance may be making or serving it.
      if (Date.now() - madeAt > leftoverMs) rmSync(path, { recursive: true, force: true });
    }
  };

  const catchUp = (): Promise<void> => {
    if (looking !== null) {
      asksAgain = true;
      return looking;
    }
    looking = look()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'what is published could not be looked up');
      })
      .finally(() => {
        looking = null;
        if (asksAgain && !stopping.signal.aborted) {
          asksAgain = false;
          void catchUp();
        }
      });
    return looking;
  };

  return {
    catchUp,
    start() {
      timer = setInterval(() => void catchUp(), pace.lookMs);
      timer.unref();
    },
    nudge: () => void catchUp(),
    served: () => current.number,
    async close() {
      clearInterval(timer);
      stopping.abort();
      await looking;
      await papersDone;
    },
  };
}

/** All instances render for the same moment: when it was asked for, or the beginning of a later day. */
function momentOf({ askedAt }: StoredPublication, now: number): Date {
  const midnight = new Date(`${indianDay(new Date(now))}T00:00:00+05:30`);
  return midnight > askedAt ? midnight : askedAt;
}

/** Two databases beside one build publish under the same numbers. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function sentenceFor(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC'
    ? 'There is no room left on the disk for the new pages.'
    : `The new pages could not be put in their place: ${error.message}.`;
}
