import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Loads the project's `.env` and returns the names in it; the environment has priority. With `NODE_ENV=test` nothing is
 * loaded, so that tests and benchmarks never reach the owner's database or mail server.
 */
export function loadProjectEnvFile(): string[] {
  if (process.env.NODE_ENV === 'test') return [];
  return loadSettings(join(import.meta.dirname, '../..', '.env'));
}

/** Loads a settings file. Returns the names in it; empty if the file does not exist. */
function loadSettings(file: string): string[] {
  if (!existsSync(file)) return [];
  process.loadEnvFile(file);
  return Object.keys(parseEnv(readFileSync(file, 'utf8')));
}
