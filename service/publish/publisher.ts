/**
 * Serves what staff have published. The publisher renders the pages in a separate process and switches to them in one
 * step. Then it makes the downloads (brochures, pictures, calendars) and switches again. At midnight in India the pages
 * are rendered again, because some dates are then over.
 *
 * Every instance of the service renders from the newest publication in the database, so all instances get the same
 * result. If two processes render into one folder, it does not matter whose result stays.
 *
 * Pages are rendered into a folder with a temporary name, which is renamed when they are complete. So a start after a
 * crash finds no partial pages. These folders are in the data folder, because the service may not write into the folder
 * of its release.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { listUploadedPictureNames } from '#contract/published/published-picture.ts';
import type { StoredPublication } from '#database/publications/publication-port.ts';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import { callHookAfterPublishing } from '../notify/webhooks/call-hook-after-publishing.ts';
import { readSitePagesAndOffers } from '../pages/read-site-pages-and-offers.ts';
import type { ServedPages } from '../pages/served-pages.ts';
import type { Config } from '../settings/config.ts';
import { isCompleteBuildFolder } from '../static/inspect-built-site.ts';
import { replaceSymlink } from '../static/replace-symlink.ts';
import { RenderingFailed, runRenderingScript } from './rendering/run-rendering-script.ts';

export type PublisherOptions = {
  store: Pick<Store, 'publications'>;
  pages: ServedPages;
  config: Pick<Config, 'paymentUrl' | 'dataDir' | 'publishHookUrl'>;
  /** The folder of the built pages. */
  siteDir: string;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /**
   * The intervals of the publisher. Tests poll more often, render no downloads, and let a start wait longer on a busy
   * machine.
   */
  pace?:
    | {
        lookMs: number;
        makesDownloads: boolean;
        longestCatchUpMs?: number;
        /** The least time between two publications that only update the numbers of free places. */
        placesApartMs?: number;
      }
    | undefined;
  /** Runs the rendering script. Tests set a function that writes fake pages. */
  run?: typeof runRenderingScript;
};

export type Publisher = {
  /** Looks for a newer publication once, and resolves when the newest one is served. Never rejects. */
  catchUp(): Promise<void>;
  start(): void;
  /**
   * Looks for a newer publication now instead of at the next poll. Callers use it after they have published something.
   */
  nudge(): void;
  /** The number of the publication that is served; 0 if the pages are those of the build. */
  servedPublicationNumber(): number;
  close(): Promise<void>;
};

const defaultPace = { lookMs: 15_000, makesDownloads: true };
/**
 * The time after which a failed rendering is tried again; it may have failed because the disk was full, for example.
 * This is for the downloads and for the pages of a live publication. A new publication whose pages fail is marked as
 * failed and is not rendered again.
 */
const retryAfterFailureMs = 5 * 60 * 1000;
/** The time for which a folder with rendered pages is kept although it is not served. */
const unservedFolderKeptMs = 60 * 60 * 1000;

/**
 * Returns null if the build lacks `page-sources.json`, the record of what its pages were made from. No publication can
 * be rendered without that file.
 */
export function makePublisher(options: PublisherOptions): Publisher | null {
  const {
    store,
    pages,
    config,
    siteDir,
    now,
    log,
    pace = defaultPace,
    run = runRenderingScript,
  } = options;
  const build = dirname(siteDir);
  const folder = resolve(config.dataDir, 'published');
  if (!existsSync(join(build, 'page-sources.json'))) return null;

  /**
   * The folder whose pages are served, and the number of their publication. At the start this is the folder of the
   * build, with the number 0.
   */
  let current = { name: '', dir: build, number: 0 };
  /**
   * The last rendering that failed. A rendering with the same name is not tried again before the time `until`. The
   * rendering for another publication or another day has another name, so it is tried.
   */
  let lastFailure = { name: '', until: 0 };
  const mustWait = (last: typeof lastFailure, name: string) =>
    last.name === name && now() < last.until;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();

  const completeFolders = new Set<string>();
  /**
   * Whether the folder of this name is complete. The number and size of its files are checked, because a power failure
   * may empty files that were already written. A folder that was found complete is not checked again.
   */
  const isComplete = (name: string) => {
    if (!completeFolders.has(name) && isCompleteBuildFolder(join(folder, name)))
      completeFolders.add(name);
    return completeFolders.has(name);
  };

  const serve = (name: string, number: number, part: 'pages' | 'downloads') => {
    const dir = join(folder, name);
    pages.replace(readSitePagesAndOffers(join(dir, 'client'), config, now));
    current = { name, dir, number };
    log.info({ publication: number, part }, 'the published pages are served');
    try {
      replaceSymlink(join(folder, 'current'), name);
    } catch (error) {
      log.warn({ err: error }, 'a plain server beside this one serves the pages of before');
    }
    if (config.publishHookUrl !== null)
      callHookAfterPublishing(
        config.publishHookUrl,
        { publication: number, part },
        stopping.signal,
      ).catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'the address of PUBLISH_HOOK_URL was not told of new pages');
      });
  };

  /**
   * Renders pages or downloads into the folder `name`, unless this folder is already complete. Throws RenderingFailed.
   */
  const renderInto = async (
    name: string,
    script: string,
    args: string[],
    facts: string,
    pictures: readonly string[] = [],
  ) => {
    if (isComplete(name)) return;
    let draft = '';
    try {
      await mkdir(folder, { recursive: true });
      draft = await mkdtemp(join(folder, `.${name}-`));
      const factsFile = join(draft, 'facts.json');
      await writeFile(factsFile, facts);
      await writePictures(join(draft, 'pictures'), pictures);
      await run(script, [...args, `--out=${draft}`], factsFile, stopping.signal);
      if (!isComplete(name)) {
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

  const writePictures = async (to: string, names: readonly string[]) => {
    if (names.length > 0) await mkdir(to);
    for (const name of names) {
      const picture = await store.publications.findPicture(name);
      if (picture === null)
        throw new RenderingFailed(`The picture ${name} is not in the database.`);
      await writeFile(join(to, name), picture.bytes);
    }
  };

  /** Applies the content rules to the facts. Throws FactsRefused with one sentence per line. */
  const check = async (publication: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'facts-'));
    try {
      const file = join(folder, 'facts.json');
      await writeFile(file, publication);
      const problems = JSON.parse(await run('check-published-facts.ts', [], file, stopping.signal));
      if (problems.length > 0) throw new FactsRefused(problems.join('\n'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const publishNewest = async (): Promise<void> => {
    const newest = await store.publications.publicationInForce();
    if (newest === null) return;
    const { number, facts } = newest;
    const at = momentOf(newest, now());
    const publication = JSON.stringify({ at: at.toISOString(), facts });
    const name = `${basename(build)}-${number}-${shortHash(publication)}`;
    const downloads = `${name}-downloads`;
    if (current.name === downloads) return;
    if (mustWait(lastFailure, name)) return;
    if ((current.name !== name || !isComplete(name)) && !isComplete(downloads)) {
      try {
        // The content rules are applied only before pages are rendered. Pages that are already complete have passed the
        // rules, and a start should serve them without delay.
        if (!isComplete(name)) await check(publication);
        const from = [`--build=${build}`, `--published=${folder}`];
        await renderInto(
          name,
          'publish-pages.ts',
          from,
          publication,
          listUploadedPictureNames(facts.entries),
        );
      } catch (error) {
        if (stopping.signal.aborted || !(error instanceof RenderingFailed)) throw error;
        const until =
          error instanceof FactsRefused ? Number.POSITIVE_INFINITY : now() + retryAfterFailureMs;
        lastFailure = { name, until };
        log.error({ publication: number }, error.message);
        await store.publications.setState(number, 'failed', error.message);
        return publishNewest();
      }
      await store.publications.setState(number, 'made');
      serve(name, number, 'pages');
      await store.publications.setState(number, 'live');
    }
    if (isComplete(downloads)) {
      serve(downloads, number, 'downloads');
      await store.publications.setState(number, 'live');
    } else if (
      pace.makesDownloads &&
      downloadsUnderWay !== name &&
      !mustWait(failedDownloads, name)
    )
      void makeDownloads(name, downloads, publication, number);
    deleteOldFolders();
  };

  let downloadsUnderWay = '';
  let failedDownloads = { name: '', until: 0 };
  let downloadsDone: Promise<void> = Promise.resolve();
  const makeDownloads = (name: string, downloads: string, publication: string, number: number) => {
    downloadsUnderWay = name;
    downloadsDone = downloadsDone.then(async () => {
      if (current.name !== name || stopping.signal.aborted) return;
      try {
        const pagesDir = join(folder, name);
        await renderInto(downloads, 'publish-downloads.ts', [`--pages=${pagesDir}`], publication);
        if (current.name === name) serve(downloads, number, 'downloads');
      } catch (error) {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'brochures and pictures are those of before');
        if (downloadsUnderWay === name) downloadsUnderWay = '';
        failedDownloads = { name, until: now() + retryAfterFailureMs };
      }
    });
    return downloadsDone;
  };

  const isOurs = (name: string) =>
    [current.name, `${current.name}-downloads`, 'current'].includes(name);

  /**
   * Deletes folders that are neither served nor being rendered. A visitor's running download of a deleted file still
   * ends well, because the file is open.
   */
  const deleteOldFolders = () => {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder)) {
      if (isOurs(name)) continue;
      const path = join(folder, name);
      const madeAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      // A recent folder is kept, because another instance may be rendering into it or serving from it.
      if (Date.now() - madeAt > unservedFolderKeptMs)
        rmSync(path, { recursive: true, force: true });
    }
  };

  const catchUp = (): Promise<void> => {
    if (running !== null) {
      isAskedAgain = true;
      return running;
    }
    running = publishNewest()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ err: error }, 'what is published could not be looked up');
      })
      .finally(() => {
        running = null;
        if (isAskedAgain && !stopping.signal.aborted) {
          isAskedAgain = false;
          void catchUp();
        }
      });
    return running;
  };

  return {
    catchUp,
    start() {
      timer = setInterval(() => void catchUp(), pace.lookMs);
      timer.unref();
    },
    nudge: () => void catchUp(),
    servedPublicationNumber: () => current.number,
    async close() {
      clearInterval(timer);
      stopping.abort();
      await running;
      await downloadsDone;
    },
  };
}

/** Thrown when the content rules refuse the facts. A retry is useless until the facts change. */
class FactsRefused extends RenderingFailed {}

/**
 * Returns the moment for which pages are rendered, equal on all instances: the time of the publication or, on later
 * days, the beginning of the day.
 */
function momentOf({ askedAt }: StoredPublication, now: number): Date {
  const midnight = momentOfIndianHour(indianDay(new Date(now)), 0);
  return midnight > askedAt ? midnight : askedAt;
}

/**
 * A hash of what is published is part of the folder's name, because two databases that share a build have the same
 * publication numbers.
 */
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function sentenceFor(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC'
    ? 'There is no room left on the disk for the new pages.'
    : `The new pages could not be put in their place: ${error.message}.`;
}
