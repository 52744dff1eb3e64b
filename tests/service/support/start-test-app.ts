/** Starts the whole service for tests, on a free port and with a store of its own. */
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { type AppOptions, buildApp } from '#service/app.ts';
import { type Config, readConfig } from '#service/settings/config.ts';
import { makeScratchFolder } from './make-scratch-folder.ts';
import { placeMigratedSqlite } from './place-migrated-sqlite.ts';

export type TestApp = {
  url: string;
  store: Store;
  config: Config;
  /** What the service has logged since its start, one text for each line. */
  log: string[];
  leads(): Promise<Lead[]>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Ends the service and leaves its store open. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

export type TestAppOptions = Partial<Omit<AppOptions, 'config'>> & {
  env?: Record<string, string>;
  /** The port; a free one if it is missing. */
  port?: number;
};

/**
 * With the service's own settings, hashing a password takes a sixth of a second, and a wrong attempt is answered after
 * two fifths of a second. Tests use cheaper settings.
 */
const quickSignIn = {
  wrongAnswerMs: 20,
  passwordCost: { memoryKib: 1_024, passes: 1, lanes: 1 },
};

export const anonKey = 'miranaya-public-key';

export async function startTestApp({
  env = {},
  port = 0,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = makeScratchFolder();
  const config = readConfig({
    DATA_DIR: join(folder.path, 'data'),
    SAMPLE_BATCHES: 'off',
    ...env,
  });
  if (!options.store && config.databaseUrl === null)
    await placeMigratedSqlite(sqlitePathInFolder(config.dataDir));
  const store = options.store ?? (await openStore(config, options.clock));
  const log: string[] = [];
  const app = buildApp({
    siteDir: null,
    signIn: quickSignIn,
    log: { write: (line) => void log.push(line) },
    ...options,
    store,
    config,
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    store,
    config,
    log,
    async leads() {
      const all: Lead[] = [];
      for await (const page of store.iterateLeadPages({})) all.push(...page);
      return all;
    },
    inject: (request) => app.inject(request),
    stop: () => app.close(),
    async close() {
      await app.close();
      await store.close();
      folder.remove();
    },
  };
}
