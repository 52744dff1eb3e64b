/**
 * The built site as tests of the desk need it: without compressed copies, brochures, covers and other pictures that
 * only pages for visitors show. A service reads all files of its site at its start, and the whole site has five times
 * as many. The folder is made once for each process.
 */
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inspectBuiltSite } from '#service/static/inspect-built-site.ts';
import { makeScratchFolder } from './make-scratch-folder.ts';

const leftOut = /\.(?:br|gz|zst|pdf|zip)$|^(?:share|covers|certificates|projects)$/;

let made: string | undefined;

/**
 * The folder with the pages of the small site for tests of the desk. Links beside it lead to all other parts of the
 * build.
 */
export function prepareReducedSiteDir(): string {
  made ??= makeReducedSite();
  return made;
}

/** The folder of the pages of the whole site. */
export function findBuiltSiteDir(): string {
  const built = inspectBuiltSite('build');
  if (built.at === 'whole') return built.clientDir;
  throw new Error('There is no whole build: run npm test, which makes one.');
}

function makeReducedSite(): string {
  const whole = findBuiltSiteDir();
  const build = dirname(whole);
  const { path: folder, remove } = makeScratchFolder();
  process.once('exit', remove);
  for (const name of readdirSync(build))
    if (name !== 'client') symlinkSync(join(build, name), join(folder, name));
  const client = join(folder, 'client');
  cpSync(whole, client, {
    recursive: true,
    filter: (path) => !leftOut.test(basename(path)),
  });
  return client;
}
