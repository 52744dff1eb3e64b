/** Assembles the service from its settings, starts it, and stops it without losing a request. */
import { join } from 'node:path';
import { describePendingMigrations } from '#database/migrate/describe-pending-migrations.ts';
import { openStore } from '#database/open-store.ts';
import { UnusableStore } from '#database/store-errors.ts';
import { buildApp } from './app.ts';
import { closePort } from './http/drain-connections.ts';
import { loadConfig, refuseMistypedNamesInSettingsFile, WrongConfig } from './settings/config.ts';
import { settingWarnings } from './settings/setting-warnings.ts';
import { findSiteToServe, NoUsableSite } from './static/find-site-to-serve.ts';

const projectDir = join(import.meta.dirname, '..');

/**
 * The longest time for a shutdown. After it, the process ends even if something still runs, because a supervisor would
 * kill it a little later.
 */
const longestStopMs = 9_800;

export async function runService(): Promise<void> {
  const { config, siteDir, warnings } = runOrExit(() => readSettingsAndSite());
  const pendingMigrations = await describePendingMigrations(config).catch(exitWithMessage);
  if (pendingMigrations !== null) console.error(pendingMigrations);
  let reportError = (error: Error) => console.error(error.message);
  const store = await openStore(config, Date.now, (error) => reportError(error)).catch(
    exitWithMessage,
  );
  const app = buildApp({ config, store, siteDir });
  reportError = (error) => app.log.warn({ err: error }, 'the connection to the database broke');
  for (const warning of warnings) app.log.warn(warning);

  try {
    // A port that the supervisor opened and passes on stays open during a restart, so that clients wait and are not
    // refused.
    const { inheritedSocket, port, host } = config;
    await app.listen(inheritedSocket === null ? { port, host } : { ...inheritedSocket, host });
  } catch (error) {
    await store.close();
    exitWithMessage(explainListenError(error, config.port, config.host));
  }
  app.log.info({ engine: store.engine, site: config.siteUrl }, 'Miranaya is open');

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'closing: answering what is under way');
    setTimeout(() => process.exit(1), longestStopMs).unref();
    await closePort(app.server);
    await app.close();
    await store.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

/**
 * Checks settings, built site and database without starting anything. A problem ends the process with a sentence.
 * `namesInFile` are the names in the supervisor's settings file; a mistyped name among them is a problem too.
 */
export async function checkWithoutStarting(namesInFile: readonly string[]): Promise<void> {
  const { config, warnings } = runOrExit(() => readSettingsAndSite(namesInFile));
  for (const warning of warnings) console.error(warning);
  const pendingMigrations = await describePendingMigrations(config).catch(exitWithMessage);
  if (pendingMigrations !== null) console.log(pendingMigrations);
  console.log('The settings are right, and the built site is whole.');
}

/** Reads the settings and finds the built site; nothing is opened yet. `warnings` are sentences for the log. */
function readSettingsAndSite(namesInFile: readonly string[] = []) {
  const warnings: string[] = [];
  const warn = (sentence: string) => warnings.push(sentence);
  refuseMistypedNamesInSettingsFile(namesInFile, 'the file of settings', warn);
  const config = loadConfig(warn);
  const site = findSiteToServe(join(projectDir, 'build'), config);
  warnings.push(...site.warnings);
  warnings.push(...settingWarnings(config));
  return { config, siteDir: site.siteDir, warnings: [...new Set(warnings)] };
}

function runOrExit<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return exitWithMessage(error);
  }
}

/** Ends the process. Prints a sentence for a problem that a person can fix, and the whole error for a bug. */
function exitWithMessage(error: unknown): never {
  const isForPeople = [WrongConfig, UnusableStore, NoUsableSite].some(
    (kind) => error instanceof kind,
  );
  console.error(isForPeople ? (error as Error).message : error);
  process.exit(1);
}

function explainListenError(error: unknown, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new UnusableStore(
      `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
    );
  if (code === 'EACCES')
    return new UnusableStore(
      `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new UnusableStore(
      `HOST ${host} is not an address of this machine. Set it to 127.0.0.1 or 0.0.0.0.`,
    );
  return error;
}
